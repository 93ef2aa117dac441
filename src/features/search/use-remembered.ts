import { useEffect, useEffectEvent } from 'react';
import { rememberSearch } from '../../../contract/search/searchers.endpoints.ts';
import { call } from '../../api/call.ts';
import { filterOf } from '../../kit/search-filters/filter-values.ts';
import type { AddressQuery } from './search-query.ts';

/** Keeps a search that was answered for the next visit, and that somebody is here. Nobody waits for it. */
export function useRemembered(query: AddressQuery, isAnswered: boolean): void {
  const search = { criteria: filterOf(query), order: query.order ?? 'rule' } as const;
  const isRun = query.alert_run_id !== undefined;
  const key = JSON.stringify(isRun ? null : search);
  const remember = useEffectEvent(() => {
    void call(rememberSearch, { body: isRun ? {} : search }).catch(() => undefined);
  });
  useEffect(() => {
    if (isAnswered) remember();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another search is another one to remember
  }, [key, isAnswered]);
}

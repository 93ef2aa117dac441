import { useEffect, useEffectEvent, useState } from 'react';
import { rememberSearch } from '../../../contract/search/searchers.endpoints.ts';
import { call } from '../../api/call.ts';
import { inOrder } from '../../api/in-order.ts';
import { filterOf, markFilterOf } from '../../kit/search-filters/filter-asked.ts';
import type { AddressQuery } from './search-query.ts';

/** Who was found, marked or interested: people that an entry leads to, and no search that somebody would come back to. */
const isOnlyPeople = (query: AddressQuery): boolean =>
  query.alert_run_id !== undefined ||
  (Object.keys(filterOf(query)).length === 0 && Object.keys(markFilterOf(query)).length > 0);

/** Keeps a search that was answered for the next visit, and that somebody is here. Nobody waits for it. */
export function useRemembered(query: AddressQuery, isAnswered: boolean): void {
  const search = { criteria: filterOf(query), order: query.order ?? 'rule' } as const;
  const isVisit = isOnlyPeople(query);
  const [send] = useState(inOrder);
  const key = JSON.stringify(isVisit ? null : search);
  const remember = useEffectEvent(() => {
    void send(() => call(rememberSearch, { body: isVisit ? {} : search })).catch(() => undefined);
  });
  useEffect(() => {
    if (isAnswered) remember();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another search is another one to remember
  }, [key, isAnswered]);
}

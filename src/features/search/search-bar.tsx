import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Select } from '../../ui/select/select.tsx';
import { type AddressQuery, type SearchOrder, searchOrders } from './search-query.ts';
import * as css from './search.css.ts';
import type { SearchState } from './use-search.ts';

interface SearchBarProps {
  /** Opens the filters where they don't stand beside the results. */
  readonly filters: ReactNode;
  readonly query: AddressQuery;
  /** Undefined until the first answer. */
  readonly total: number | undefined;
  readonly state: SearchState;
  readonly isRefused: boolean;
  readonly onOrder: (order: SearchOrder | undefined) => void;
}

/** Keeps the line of the count. */
const noCount = '\u00a0';

/** Which filters are set, how many match, and in which order they stand. */
export function SearchBar({ filters, query, total, state, isRefused, onOrder }: SearchBarProps) {
  const { t } = useLingui();
  const words: Record<SearchOrder, string> = {
    '-match': t`Best match first`,
    distance: t`Nearest first`,
    '-renewed_at': t`Newest first`,
  };
  return (
    <div className={css.bar}>
      {filters}
      <p className={state === 'loading' ? css.stale : css.count} role="status">
        {state === 'failed' ? (
          isRefused ? (
            noCount
          ) : (
            <Trans>No result</Trans>
          )
        ) : total === undefined ? (
          noCount
        ) : (
          <Plural value={total} _0="No applicant matches" one="One applicant matches" other="# applicants match" />
        )}
      </p>
      <div className={css.order}>
        <Select
          name="order"
          label={t`Order`}
          value={query.order ?? '-match'}
          onChange={(order) => onOrder(searchOrders.find((known) => known === order && known !== '-match'))}
          options={searchOrders.map((order) => ({
            value: order,
            label: words[order],
            disabled: order === 'distance' && query.place === undefined,
          }))}
        />
      </div>
    </div>
  );
}

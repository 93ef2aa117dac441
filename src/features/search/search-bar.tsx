import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Select } from '../../ui/select/select.tsx';
import { type AddressQuery, type SearchOrder, searchOrders } from './search-query.ts';
import * as css from './search.css.ts';
import { type SearchAnswer, totalOf } from './use-search.ts';

interface SearchBarProps {
  /** Opens the filters where they don't stand beside the results. */
  readonly filters: ReactNode;
  readonly query: AddressQuery;
  /** Undefined until the first one. */
  readonly answer: SearchAnswer | undefined;
  readonly isBusy: boolean;
  readonly onOrder: (order: SearchOrder | undefined) => void;
}

/** Keeps the line of the count. */
const noCount = '\u00a0';

/** Which filters are set, how many match, and in which order they stand. */
export function SearchBar({ filters, query, answer, isBusy, onOrder }: SearchBarProps) {
  const { t } = useLingui();
  const words: Record<SearchOrder, string> = {
    '-match': t`Best match first`,
    distance: t`Nearest first`,
    '-renewed_at': t`Newest first`,
  };
  const total = totalOf(answer);
  const isFailure = answer?.kind === 'failed' && answer.refused === undefined;
  return (
    <div className={css.bar}>
      {filters}
      <p className={isBusy ? css.outdatedCount : css.count} role="status">
        {total !== undefined ? (
          <Plural value={total} _0="No applicant matches" one="One applicant matches" other="# applicants match" />
        ) : isFailure ? (
          <Trans>No result</Trans>
        ) : (
          noCount
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

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Select } from '../../ui/select/select.tsx';
import { filterCount, filterValuesOf } from '../../kit/search-filters/filter-values.ts';
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
  /** Where the focus goes when another page has been asked for. */
  readonly countRef: Ref<HTMLParagraphElement>;
}

/** Keeps the line of the count. */
const noCount = '\u00a0';

/** Which filters are set, how many match, and in which order they stand. */
export function SearchBar({ filters, query, answer, isBusy, onOrder, countRef }: SearchBarProps) {
  const { t } = useLingui();
  const hasOccupation = query.occupations !== undefined;
  const near = answer === undefined || answer.kind === 'failed' ? 'company' : answer.page.meta.near;
  // without an occupation the rule has the way to go by, without that as well only who confirmed lately
  const ruleWords = hasOccupation ? t`Best match first` : near ? t`Nearest first` : t`Lately confirmed first, in turns`;
  const words: Record<SearchOrder, string> = {
    rule: ruleWords,
    distance: t`Nearest first`,
    renewal: t`Last confirmed first`,
  };
  const total = totalOf(answer);
  const offered = searchOrders.filter((one) => one !== 'distance' || (hasOccupation && near !== null));
  const order = offered.find((known) => known === query.order) ?? 'rule';
  const isFiltered = filterCount(query) > 0;
  const isFailure = answer?.kind === 'failed' && answer.refused === undefined;
  return (
    <div className={css.bar}>
      {filters}
      <div className={css.counted}>
        <p className={isBusy ? css.outdatedCount : css.count} role="status" ref={countRef} tabIndex={-1}>
          {total !== undefined ? (
            <Count {...total} isFiltered={isFiltered || query.alert_run_id !== undefined} />
          ) : isFailure ? (
            <Trans>No result</Trans>
          ) : (
            noCount
          )}
        </p>
        {isFiltered && total !== undefined ? (
          <RouterLink variant="alone" to="/alerts/create" search={filterValuesOf({ ...query })}>
            <Trans>Save as alert</Trans>
          </RouterLink>
        ) : null}
      </div>
      <div className={css.order}>
        <Select
          name="order"
          label={t`Order`}
          value={order}
          onChange={(chosen) => onOrder(searchOrders.find((known) => known === chosen && known !== 'rule'))}
          options={offered.map((one) => ({ value: one, label: words[one] }))}
        />
      </div>
    </div>
  );
}

/** How many match what was asked; where nothing was asked, how many are looking. */
function Count({ count, isMore, isFiltered }: { count: number; isMore: boolean; isFiltered: boolean }) {
  const { i18n } = useLingui();
  const number = i18n.number(count);
  if (isMore) {
    return isFiltered ? (
      <Trans>More than {number} applicants match</Trans>
    ) : (
      <Trans>More than {number} are looking</Trans>
    );
  }
  return isFiltered ? (
    <Plural value={count} _0="No applicant matches" one="One applicant matches" other="# applicants match" />
  ) : (
    <Plural
      value={count}
      _0="Nobody is looking just now"
      one="One applicant is looking"
      other="# applicants are looking"
    />
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { KeysButton } from '../../kit/bench/keys-button.tsx';
import { filterCount } from '../../kit/search-filters/filter-asked.ts';
import { radiusOf } from '../../kit/search-filters/filter-values.ts';
import { type AddressQuery, type SearchOrder, searchOrders } from './search-query.ts';
import * as css from './search.css.ts';
import { type SearchAnswer, totalOf } from './use-search.ts';
import type { Selection } from './use-selection.ts';

interface SearchHeadProps {
  readonly selection: Selection;
  /** There are no several to choose from, or not yet. */
  readonly isAlone: boolean;
  readonly query: AddressQuery;
  /** Undefined until the first one. */
  readonly answer: SearchAnswer | undefined;
  readonly isBusy: boolean;
  readonly onOrder: (order: SearchOrder | undefined) => void;
  readonly onKeys: () => void;
  /** Where the focus goes when another page has been asked for. */
  readonly countRef: Ref<HTMLHeadingElement>;
  /** A line below. */
  readonly children: ReactNode;
}

/** Keeps a line. */
const noWords = '\u00a0';

/** How many match, around where, and in which order they stand: one line, which is the page's heading. */
export function SearchHead(props: SearchHeadProps) {
  const { selection, isAlone, query, answer, isBusy, onOrder, onKeys, countRef, children } = props;
  const { t } = useLingui();
  const total = totalOf(answer);
  const isFiltered = filterCount(query) > 0 || query.alert_run_id !== undefined;
  const isFailure = answer?.kind === 'failed' && answer.refused === undefined;
  return (
    <div>
      <div className={css.head}>
        <h1
          className={isBusy ? css.outdatedTitle : css.title}
          ref={countRef}
          tabIndex={-1}
          data-title={t`Find applicants`}
        >
          <span role="status">
            {total !== undefined ? (
              <Count {...total} isFiltered={isFiltered} />
            ) : isFailure ? (
              <Trans>No result</Trans>
            ) : (
              noWords
            )}
          </span>{' '}
          <span className={css.around}>
            <Around query={query} answer={answer} isFiltered={isFiltered} />
          </span>
        </h1>
        <div className={isAlone ? css.forPhonesToCome : css.forPhones}>
          <Button
            variant="secondary"
            size="compact"
            aria-pressed={selection.isChoosing}
            onClick={selection.isChoosing ? selection.clear : selection.choose}
          >
            <Trans>Select</Trans>
          </Button>
        </div>
        <Order query={query} answer={answer} onOrder={onOrder} />
        <KeysButton onKeys={onKeys} />
      </div>
      {children}
    </div>
  );
}

/** Around where it was searched; where nothing was asked, what one can ask. */
function Around({
  query,
  answer,
  isFiltered,
}: Pick<SearchHeadProps, 'query' | 'answer'> & { readonly isFiltered: boolean }) {
  const { i18n } = useLingui();
  if (answer === undefined || answer.kind === 'failed') return noWords;
  const { centre } = answer.page.meta;
  const km = i18n.number(radiusOf(query));
  if (centre !== null)
    return (
      <Trans>
        up to {km} km around {centre}
      </Trans>
    );
  return isFiltered || answer.kind === 'empty' ? noWords : <Trans>What do you have a place for?</Trans>;
}

function Order({ query, answer, onOrder }: Pick<SearchHeadProps, 'query' | 'answer' | 'onOrder'>) {
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
  const offered = searchOrders.filter((one) => one !== 'distance' || (hasOccupation && near !== null));
  const order = offered.find((known) => known === query.order) ?? 'rule';
  return (
    <select
      className={css.order}
      name="order"
      aria-label={t`Order`}
      value={order}
      onChange={({ currentTarget: { value } }) =>
        onOrder(searchOrders.find((known) => known === value && known !== 'rule'))
      }
    >
      {offered.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </select>
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

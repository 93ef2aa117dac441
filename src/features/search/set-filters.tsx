import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { SearchCounts } from '../../../contract/search/counts.schema.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { figure } from '../../kit/search-filters/figure.ts';
import { filterCount, filterOf } from '../../kit/search-filters/filter-asked.ts';
import { type FilterValues, filterValuesOf, occupationIds, radiusOf } from '../../kit/search-filters/filter-values.ts';
import { namedOccupations } from '../../kit/occupation-names.ts';
import { Button } from '../../ui/button/button.tsx';
import * as combobox from '../../ui/combobox/combobox.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import type { AddressQuery } from './search-query.ts';
import * as css from './set-filters.css.ts';
import * as filtersCss from '../../kit/search-filters/search-filters.css.ts';

export interface SetFiltersProps {
  readonly query: AddressQuery;
  /** Opens the filters where they don't stand beside the results. */
  readonly opener: ReactNode;
  readonly graduationTypes: readonly GraduationType[];
  readonly counts: SearchCounts | undefined;
  /** Somebody stands beside a list that has no room for the filters: what is set stands behind their opener, which counts it, so that the head keeps its one line. */
  readonly isBrief: boolean;
  /** What the company itself would search; undefined where it has said nothing. */
  readonly own: FilterValues | undefined;
  /** There is a list. */
  readonly isAnswered: boolean;
  readonly onQuery: (query: AddressQuery) => void;
}

/** What is set, each of which goes with one touch, and what one sets most often. */
export function SetFilters(props: SetFiltersProps) {
  const { query, opener, isBrief, counts, own, isAnswered, onQuery, graduationTypes } = props;
  const { t, i18n } = useLingui();
  const change = (changes: Partial<AddressQuery>) =>
    onQuery({ ...query, page: undefined, date: undefined, ...changes });
  const chips = useChips({ query, hasField: opener === null, graduationTypes });
  const isNew = query.new !== undefined;
  const found = figure(i18n, counts?.not_contacted);
  const asked = filterValuesOf({ ...query });
  return (
    <div className={css.line}>
      {opener}
      <button
        type="button"
        className={css.toggle}
        aria-pressed={isNew}
        onClick={() => change({ new: isNew ? undefined : 'true' })}
      >
        {isNew ? <Icon name="check" /> : null}
        <Trans>Not contacted yet</Trans>
        {found === undefined ? null : <span className={filtersCss.figure}>{found}</span>}
      </button>
      {own !== undefined && !isBrief && !isSame(own, query) ? (
        <span className={css.own}>
          <RouterLink variant="quiet" to="/search" search={own}>
            <OwnWords own={own} />
          </RouterLink>
        </span>
      ) : null}
      {chips.length > 0 && !isBrief ? (
        <ul className={css.chips} aria-label={t`Set filters`}>
          {chips.map(([words, without]) => (
            <li key={words} className={combobox.chip}>
              <span>{words}</span>
              <button
                type="button"
                className={combobox.remove}
                aria-label={t`Remove ${words}`}
                onClick={() => change(without)}
              >
                <Icon name="cross" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {!isBrief && (filterCount(query) > 1 || query.alert_run_id !== undefined) ? (
        <Button variant="quiet" size="compact" onClick={() => onQuery({ order: query.order })}>
          <Trans>Clear all</Trans>
        </Button>
      ) : null}
      {filterCount(asked) > 0 ? (
        <span className={isAnswered ? css.last : css.lastToCome}>
          <RouterLink variant="alone" to="/alerts/create" search={asked}>
            <Trans>Save as alert</Trans>
          </RouterLink>
        </span>
      ) : null}
    </div>
  );
}

const isSame = (own: FilterValues, query: AddressQuery): boolean =>
  query.alert_run_id === undefined &&
  filterCount(query) === filterCount(own) &&
  JSON.stringify(filterOf(own)) === JSON.stringify(filterOf(query));

function OwnWords({ own }: { readonly own: FilterValues }) {
  return own.occupations === undefined ? <Trans>Around us</Trans> : <Trans>Our occupations</Trans>;
}

type Chip = readonly [words: string, without: Partial<AddressQuery>];

interface ChipsOptions extends Pick<SetFiltersProps, 'query' | 'graduationTypes'> {
  /** Occupations have chips in their own field, which stands beside the list. */
  readonly hasField: boolean;
}

function useChips({ query, graduationTypes, hasField }: ChipsOptions): readonly Chip[] {
  const { t, i18n } = useLingui();
  const { place, graduation, related } = query;
  const ids = occupationIds(query);
  const km = i18n.number(radiusOf(query));
  const least = graduationTypes.find(({ rank }) => String(rank) === graduation)?.short[localeOf(i18n)] ?? '';
  const number = i18n.number(ids.length);
  const [only] = ids.length === 1 ? (namedOccupations(ids) ?? []) : [];
  const chips: readonly (Chip | false)[] = [
    !hasField &&
      ids.length > 0 && [only?.label ?? t`Occupations: ${number}`, { occupations: undefined, related: undefined }],
    ids.length > 0 && related === 'kldb4' && [t`Closely related occupations too`, { related: undefined }],
    ids.length > 0 && related === 'kldb3' && [t`Related occupations too`, { related: undefined }],
    place !== undefined && [t`${place}, ${km} km`, { place: undefined, radius: undefined }],
    graduation !== undefined && [t`At least ${least}`, { graduation: undefined, ranked: undefined }],
    query.ranked !== undefined && [t`Comparable certificates only`, { ranked: undefined }],
    query.recommended !== undefined && [t`Recommended`, { recommended: undefined }],
    query.interested !== undefined && [t`Interest shown`, { interested: undefined }],
    query.fresh !== undefined && [t`New`, { fresh: undefined }],
    query.saved !== undefined && [t`Saved`, { saved: undefined }],
    query.hidden !== undefined && [t`Hidden`, { hidden: undefined }],
  ];
  return chips.filter((chip) => chip !== false);
}

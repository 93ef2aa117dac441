import type { I18n, MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Estimate } from '../../../contract/search/estimate.schema.ts';
import type { Criteria } from '../../../contract/search/search.schema.ts';
import { queryKey } from '../../../machines/list/list.machine.ts';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { FieldGroup } from '../../ui/field/field.tsx';
import type { ControlProps, Field, FieldOptions } from '../fields/fields.ts';
import { useGiven, whose } from '../given.ts';
import { providedList } from '../list.actors.ts';
import { useLiveList } from '../use-live-list.ts';
import { criteriaInWords, filtersInWords, type Offered } from './criteria.ts';
import * as css from './criteria-field.css.ts';
import { filterCount, filterOf } from './filter-asked.ts';
import { type FilterValues, filterValuesOf } from './filter-values.ts';
import { type CountWords, LiveCount } from './live-count.tsx';
import { SearchFilters } from './search-filters.tsx';
import { isPlaceUnknown } from './unknown-place.ts';
import { valuesOf } from './values-of.ts';

type CriteriaOffers = Offered & {
  /** The record that is being changed. */
  readonly own?: string;
};

type Asked = Criteria & { readonly organization_id?: string };

interface CriteriaOptions extends FieldOptions, CountWords {
  /** Says how many these find. */
  readonly estimate: (filter: Asked, signal: AbortSignal) => Promise<Estimate>;
}

/** Whom a record looks for: the filters of the search, and how many they find. A new one is called after them until somebody names it. */
export const criteriaField = (
  label: MessageDescriptor,
  { estimate, most, same, ...options }: CriteriaOptions,
): Field<Criteria, CriteriaOffers> => ({
  required: true,
  ...options,
  label,
  empty: {},
  inWords: (criteria, { i18n, offers }) => criteriaInWords(i18n, criteria, offers),
  Control: (props) => <CriteriaControl {...props} estimate={estimate} most={most} same={same} />,
});

/** As a page of as many; nobody is asked about where there are no criteria. */
const providedEstimate = (estimate: CriteriaOptions['estimate'], given: string | undefined) =>
  providedList(async (query, signal) => {
    const values = filterValuesOf(query);
    if (filterCount(values) === 0) return { data: [], meta: { total: 0, per_page: 1, current_page: 1 } };
    const found = await estimate({ ...filterOf(values), ...whose(given) }, signal);
    return { data: [found], meta: { total: found.today, per_page: 1, current_page: 1 } };
  });

/** What a record is called that looks for these, until somebody names it. */
export function nameOf(values: FilterValues, i18n: I18n, offered: Offered): string {
  const words = filtersInWords(values, i18n, offered).slice(0, 2).join(', ').slice(0, 120);
  return words.charAt(0).toLocaleUpperCase(i18n.locale) + words.slice(1);
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

type CriteriaControlProps = ControlProps<Criteria, CriteriaOffers> &
  Pick<CriteriaOptions, 'estimate' | 'most' | 'same'>;

function CriteriaControl({ control, offers, form, isNew, estimate, ...words }: CriteriaControlProps) {
  const { i18n } = useLingui();
  const place = `${control.name}.centre`;
  const [typed, setTyped] = useState<FilterValues>({});
  // what is typed says more than the criteria, such as a space at the end of a word
  const filters = isSame(filterOf(typed), control.value) ? typed : valuesOf(control.value);
  const given = useGiven();
  // of what is stored it comes once the page rests, or with the first change
  const [isCounted, setCounted] = useState(isNew);
  useEffect(() => fetchAhead(async () => setCounted(true)), []);
  const count = useLiveList(
    useMemo(() => providedEstimate(estimate, given), [estimate, given]),
    isCounted ? { ...filters } : {},
  );
  // nobody has been counted yet: what is said of no criteria at all isn't said of these
  const isUncounted = count.answer?.key === queryKey({}) && filterCount(filters) > 0;
  const isUnknown = isPlaceUnknown(count.answer, filters) || place in form.formError.fields;
  // a place that nobody knows gives no name
  const known = (values: FilterValues): FilterValues => (isUnknown ? { ...values, place: undefined } : values);
  const rename = (from: FilterValues, to: FilterValues, isTyped: boolean) => {
    if (isNew && form.api.getFieldValue('name') === nameOf(from, i18n, offers))
      form.api.setFieldValue('name', nameOf(to, i18n, offers), {
        dontUpdateMeta: !isTyped,
        dontRunListeners: !isTyped,
      });
  };
  // nobody has typed: there is no draft to keep
  const forget = useEffectEvent(() => rename(filters, known(filters), false));
  useEffect(() => {
    if (isUnknown) forget();
  }, [isUnknown]);
  const change = (next: FilterValues, isTyping = false) => {
    setCounted(true);
    if (isTyping) count.markTyping();
    rename(known(filters), next, true);
    setTyped(next);
    control.onChange(filterOf(next));
  };
  return (
    <FieldGroup {...control}>
      {() => (
        <div className={css.criteria}>
          <div className={css.filters}>
            <SearchFilters
              graduationTypes={offers.graduationTypes}
              values={filters}
              isPlaceUnknown={isUnknown}
              placeName={place}
              onChange={change}
            />
          </div>
          <LiveCount
            answer={isUncounted ? undefined : count.answer}
            isBusy={count.isBusy}
            isPlaceUnknown={isUnknown}
            own={offers.own}
            {...words}
          />
        </div>
      )}
    </FieldGroup>
  );
}

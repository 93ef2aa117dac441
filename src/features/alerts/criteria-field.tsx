import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Criteria } from '../../../contract/search/search.schema.ts';
import { queryKey } from '../../../machines/list/list.machine.ts';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import type { ControlProps, Field } from '../../kit/fields/fields.ts';
import { useGiven } from '../../kit/given.ts';
import { filtersInWords, type Offered } from '../../kit/search-filters/criteria.ts';
import { valuesOf } from '../../kit/search-filters/values-of.ts';
import { filterCount, filterOf } from '../../kit/search-filters/filter-asked.ts';
import type { FilterValues } from '../../kit/search-filters/filter-values.ts';
import { SearchFilters } from '../../kit/search-filters/search-filters.tsx';
import { isPlaceUnknown } from '../../kit/search-filters/unknown-place.ts';
import { useLiveList } from '../../kit/use-live-list.ts';
import { FieldGroup } from '../../ui/field/field.tsx';
import { criteriaInWords } from './alert-words.ts';
import { providedEstimate } from './alerts.actors.ts';
import * as css from './alerts.css.ts';
import { LiveCount } from './live-count.tsx';

/** What an alert is called that looks for these, until somebody names it. */
export function nameOf(filters: FilterValues, i18n: I18n, offered: Offered): string {
  const words = filtersInWords(filters, i18n, offered).slice(0, 2).join(', ').slice(0, 120);
  return words.charAt(0).toLocaleUpperCase(i18n.locale) + words.slice(1);
}

type CriteriaOffers = Offered & {
  /** The alert that is being changed. */
  readonly own?: string;
};

/** Whom an alert looks for: the filters of the search, and how many they find. */
export const criteriaField: Field<Criteria, CriteriaOffers> = {
  label: msg`Whom are you looking for?`,
  part: msg`Looks for`,
  required: true,
  empty: {},
  inWords: (criteria, { i18n, offers }) => criteriaInWords(i18n, { criteria }, offers),
  Control: CriteriaControl,
};

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

function CriteriaControl({ control, offers, form, isNew }: ControlProps<Criteria, CriteriaOffers>) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState<FilterValues>({});
  // what is typed says more than the criteria, such as a space at the end of a word
  const filters = isSame(filterOf(typed), control.value) ? typed : valuesOf(control.value);
  const given = useGiven();
  // of what is stored it comes once the page rests, or with the first change
  const [isCounted, setCounted] = useState(isNew);
  useEffect(() => fetchAhead(async () => setCounted(true)), []);
  const count = useLiveList(
    useMemo(() => providedEstimate(given), [given]),
    isCounted ? { ...filters } : {},
  );
  // nobody has been counted yet: what is said of no criteria at all isn't said of these
  const isUncounted = count.answer?.key === queryKey({}) && filterCount(filters) > 0;
  const isUnknown = isPlaceUnknown(count.answer, filters) || 'criteria.centre' in form.formError.fields;
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
              placeName="criteria.centre"
              onChange={change}
            />
          </div>
          <LiveCount
            answer={isUncounted ? undefined : count.answer}
            isBusy={count.isBusy}
            isPlaceUnknown={isUnknown}
            own={offers.own}
          />
        </div>
      )}
    </FieldGroup>
  );
}

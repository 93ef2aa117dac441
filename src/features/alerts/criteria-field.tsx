import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Criteria } from '../../../contract/search/search.schema.ts';
import type { ControlProps, Field } from '../../kit/fields/fields.ts';
import { filtersInWords, type Offered, valuesOf } from '../../kit/search-filters/criteria.ts';
import { type FilterValues, filterOf } from '../../kit/search-filters/filter-values.ts';
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

/** Whom an alert looks for: the filters of the search, and how many they find. */
export const criteriaField: Field<Criteria, Offered> = {
  label: msg`Whom are you looking for?`,
  part: msg`Looks for`,
  required: true,
  empty: {},
  inWords: (criteria, { i18n, offers }) => criteriaInWords(i18n, { criteria }, offers),
  Control: CriteriaControl,
};

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

function CriteriaControl({ control, offers, values, setValue, refused, isNew }: ControlProps<Criteria, Offered>) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState<FilterValues>({});
  // what is typed says more than the criteria, such as a space at the end of a word
  const filters = isSame(filterOf(typed), control.value) ? typed : valuesOf(control.value);
  const count = useLiveList(providedEstimate, { ...filters });
  const isUnknown = isPlaceUnknown(count.answer, filters) || 'criteria.centre' in refused;
  const change = (next: FilterValues, isTyping = false) => {
    if (isTyping) count.markTyping();
    if (isNew && values['name'] === nameOf(filters, i18n, offers)) setValue('name', nameOf(next, i18n, offers));
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
          <LiveCount answer={isUnknown ? undefined : count.answer} isBusy={count.isBusy} />
        </div>
      )}
    </FieldGroup>
  );
}

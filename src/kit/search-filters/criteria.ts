import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { Criteria } from '../../../contract/search/search.schema.ts';
import { type FilterValues, occupationIds, radiusOf } from './filter-values.ts';
import { valuesOf } from './values-of.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { namedOccupations } from '../occupation-names.ts';

/** What the filters offer. */
export interface Offered {
  readonly graduationTypes: readonly GraduationType[];
}

/** So many occupations are named, the rest counted. */
const named = 2;

/** Whom the filters look for, in short phrases; none where they narrow nothing. */
export function filtersInWords(values: FilterValues, i18n: I18n, { graduationTypes }: Offered): string[] {
  const { place, graduation, recommended, related } = values;
  const nameOf = (id: string) => namedOccupations([id])?.[0]?.label ?? i18n._(msg`Occupation`);
  const chosen = occupationIds(values).map(nameOf);
  const further = chosen.length - named;
  const least = graduationTypes.find(({ rank }) => String(rank) === graduation)?.short[localeOf(i18n)];
  const km = i18n.number(radiusOf(values));
  return [
    ...chosen.slice(0, named),
    further > 0 && i18n._(msg`${plural(further, { one: 'one more occupation', other: '# more occupations' })}`),
    chosen.length > 0 && related !== undefined && i18n._(msg`related occupations`),
    place !== undefined && i18n._(msg`${place}, up to ${km} km`),
    least !== undefined && i18n._(msg`at least ${least}`),
    recommended && i18n._(msg`recommended by a company`),
    values.new && i18n._(msg`not contacted by us yet`),
  ].filter((phrase) => typeof phrase === 'string');
}

export const criteriaInWords = (i18n: I18n, criteria: Criteria, offered: Offered): string =>
  filtersInWords(valuesOf(criteria), i18n, offered).join(' · ');

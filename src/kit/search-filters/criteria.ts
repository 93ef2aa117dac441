import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Criteria } from '../../../contract/search/search.schema.ts';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { type FilterValues, filterValuesOf, occupationIds, radiusOf } from './filter-values.ts';

/** A filter as the API has it, for the address and the form. */
export const valuesOf = (filter: Criteria): FilterValues =>
  filterValuesOf({
    occupations: [filter.occupation_ids ?? []].flat().join(','),
    related: filter.related,
    graduation: filter.graduation_rank,
    ranked: filter.ranked_only,
    place: filter.centre,
    radius: filter.radius_km,
    recommended: filter.recommended_only,
    new: filter.not_contacted,
  });

/** What the filters offer. */
export interface Offered {
  readonly occupations: readonly Occupation[];
  readonly graduationTypes: readonly GraduationType[];
}

/** So many occupations are named, the rest counted. */
const named = 2;

/** Whom the filters look for, in short phrases; none where they narrow nothing. */
export function useFiltersInWords({ occupations, graduationTypes }: Offered) {
  const { t, i18n } = useLingui();
  return (values: FilterValues): string[] => {
    const { place, graduation, recommended, related } = values;
    const chosen = occupationIds(values).map((id) => occupations.find((one) => one.id === id)?.name ?? t`Occupation`);
    const further = chosen.length - named;
    const least = graduationTypes.find(({ rank }) => String(rank) === graduation)?.short[
      i18n.locale === 'de' ? 'de' : 'en'
    ];
    const km = i18n.number(radiusOf(values));
    return [
      ...chosen.slice(0, named),
      further > 0 && t`${plural(further, { one: 'one more occupation', other: '# more occupations' })}`,
      chosen.length > 0 && related !== undefined && t`related occupations`,
      place !== undefined && t`${place}, up to ${km} km`,
      least !== undefined && t`at least ${least}`,
      recommended && t`recommended by a company`,
      values.new && t`not contacted by us yet`,
    ].filter((phrase) => typeof phrase === 'string');
  };
}

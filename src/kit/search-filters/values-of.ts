import type { Criteria } from '../../../contract/search/search.schema.ts';
import { type FilterValues, filterValuesOf } from './filter-values.ts';

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

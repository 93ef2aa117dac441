import type { Criteria } from '../../../contract/search/search.schema.ts';
import { defaultRadius, type FilterValues, type MarkValues, occupationIds } from './filter-values.ts';

export const markFilterOf = ({ saved, hidden, fresh, interested }: MarkValues) => ({
  ...(saved && { saved }),
  ...(hidden && { hidden }),
  ...(fresh && { fresh }),
  ...(interested && { interested }),
});

/** The filter of the call. A radius means nothing without a place. */
export function filterOf(values: FilterValues): Criteria {
  const { related, graduation, ranked, place, radius, recommended } = values;
  const ids = occupationIds(values);
  return {
    ...(ids.length > 0 && { occupation_ids: ids }),
    ...(ids.length > 0 && related !== undefined && { related }),
    ...(graduation !== undefined && { graduation_rank: graduation }),
    ...(ranked && { ranked_only: ranked }),
    ...(place !== undefined && { centre: place, radius_km: radius ?? String(defaultRadius) }),
    ...(recommended && { recommended_only: recommended }),
    ...(values.new && { not_contacted: values.new }),
  };
}

/** How many filters say who is found; how related, and how comparable, count where they say something. */
export const filterCount = ({
  occupations,
  related,
  graduation,
  ranked,
  place,
  recommended,
  new: isNew,
  saved,
  hidden,
  fresh,
  interested,
}: FilterValues & MarkValues): number =>
  [
    occupations,
    occupations && related,
    graduation,
    graduation && ranked,
    place,
    recommended,
    isNew,
    saved,
    hidden,
    fresh,
    interested,
  ].filter((value) => value !== undefined).length;

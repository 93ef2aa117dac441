import type { SearchQueryInput } from '../../contract/search/search.schema.ts';
import { occupations } from '../../server/occupations/occupations.ts';

const some = (count: number): string[] => occupations.slice(40, 40 + count).map(({ id }) => id);
/** Five hundred pages of twenty are all there are. */
const last = { page: '500' };

/** What is measured: near places, everywhere, many occupations, each order, and the last page that can be asked for. */
export const searches: Readonly<Record<string, SearchQueryInput>> = {
  'occupation, 25 km around 60311': { filter: { occupation_ids: some(1), centre: '60311', radius_km: '25' } },
  'related occupations, 50 km around 10115': {
    filter: { occupation_ids: some(1), related: 'kldb3', centre: '10115', radius_km: '50', not_contacted: 'true' },
  },
  'no occupation, graduation, 25 km around 80331': {
    filter: { centre: '80331', radius_km: '25', graduation_rank: '3' },
  },
  'everybody within 100 km around 44135': { filter: { centre: '44135', radius_km: '100' } },
  'everybody within 100 km around 44135, last page': { filter: { centre: '44135', radius_km: '100' }, ...last },
  'related occupations anywhere': { filter: { occupation_ids: some(1), related: 'kldb3' } },
  'twenty occupations, 100 km around 60311': {
    filter: { occupation_ids: some(20), centre: '60311', radius_km: '100' },
  },
  'twenty occupations anywhere': { filter: { occupation_ids: some(20) } },
  'fifty occupations anywhere': { filter: { occupation_ids: some(50) } },
  'fifty and their relatives, by distance': {
    filter: { occupation_ids: some(50), related: 'kldb3' },
    order: 'distance',
  },
  'fifty occupations, by renewal': { filter: { occupation_ids: some(50) }, order: 'renewal' },
  'fifty occupations, last page': { filter: { occupation_ids: some(50) }, ...last },
  'fifty occupations, highest certificate': { filter: { occupation_ids: some(50), graduation_rank: '8' } },
  'recommended only': { filter: { recommended_only: 'true' } },
  'no filter at all': {},
  'no filter, not contacted, by renewal': { filter: { not_contacted: 'true' }, order: 'renewal' },
  'no filter, last page': last,
  'no filter, beyond the last page': { page: '10000', per_page: '100' },
};

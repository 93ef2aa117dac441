import { type BandKm, bandsKm } from '../../../contract/search/bands.ts';
import type { PingInput } from '../../../contract/pings/pings.schema.ts';
import type { relatedOccupations, SearchQueryInput } from '../../../contract/search/search.schema.ts';

export type Related = (typeof relatedOccupations)[number];
/** Named here once more: every visitor transfers this file, and the schemas only who searches. */
const widerGroups: readonly Related[] = ['kldb4', 'kldb3'];
export const searchOrders = ['rule', 'distance', 'renewal'] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** A search as the address has it: strings only, absent where nothing was asked. */
export interface AddressQuery {
  /** Ids, joined by commas. */
  readonly occupations?: string | undefined;
  readonly related?: Related | undefined;
  /** The least rank. */
  readonly graduation?: string | undefined;
  /** A postcode or a place. */
  readonly place?: string | undefined;
  /** Leaves out certificates that can't be compared. */
  readonly ranked?: 'true' | undefined;
  /** Kilometres, one of the bands. */
  readonly radius?: string | undefined;
  readonly recommended?: 'true' | undefined;
  readonly new?: 'true' | undefined;
  readonly order?: SearchOrder | undefined;
  readonly page?: string | undefined;
  /** Whom the composer is open for. */
  readonly contact?: string | undefined;
  /** The day of the order, from the first page on. */
  readonly date?: string | undefined;
}

export const defaultRadius: BandKm = 50;
export const radiusOf = ({ radius }: AddressQuery): BandKm =>
  bandsKm.find((km) => String(km) === radius) ?? defaultRadius;
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const matching = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;
const flag = (value: unknown): 'true' | undefined => (value === 'true' ? 'true' : undefined);

/** What an address can mean; the rest of it is left out. */
export function addressQueryOf(search: Record<string, unknown>): AddressQuery {
  const page = matching(search['page'], /^[1-9]\d{0,3}$/);
  const graduation = matching(search['graduation'], /^[0-8]$/);
  return {
    occupations: matching(search['occupations'], /^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,49}$/),
    related: widerGroups.find((known) => known === search['related']),
    graduation,
    ranked: graduation === undefined ? undefined : flag(search['ranked']),
    place: text(search['place'])?.slice(0, 80),
    radius: bandsKm.map(String).find((km) => km === search['radius']),
    recommended: flag(search['recommended']),
    new: flag(search['new']),
    order: searchOrders.find((known) => known === search['order']),
    page,
    date: page === undefined ? undefined : matching(search['date'], /^\d{4}-\d{2}-\d{2}$/),
    contact: matching(search['contact'], /^[0-9a-f-]{36}$/),
  };
}

export const occupationIds = ({ occupations }: AddressQuery): string[] =>
  occupations === undefined ? [] : occupations.split(',');

/** The query of the call. A radius means nothing without a place. */
export function apiQueryOf(query: AddressQuery): SearchQueryInput {
  const { related, graduation, ranked, place, radius, recommended, page, date, order } = query;
  const ids = occupationIds(query);
  return {
    ...(page !== undefined && { page }),
    ...(date !== undefined && { order_date: date }),
    ...(order !== undefined && { order }),
    filter: {
      ...(ids.length > 0 && { occupation_ids: ids }),
      ...(ids.length > 0 && related !== undefined && { related }),
      ...(graduation !== undefined && { graduation_rank: graduation }),
      ...(ranked && { ranked_only: ranked }),
      ...(place !== undefined && { centre: place, radius_km: radius ?? String(defaultRadius) }),
      ...(recommended && { recommended_only: recommended }),
      ...(query.new && { not_contacted: query.new }),
    },
  };
}

/** What a message from these results carries, so that the applicant reads the same reasons. */
export function matchContextOf(query: AddressQuery): NonNullable<PingInput['search']> {
  const ids = occupationIds(query);
  return {
    ...(ids.length > 0 && { occupation_ids: ids, related: query.related ?? 'none' }),
    ...(query.graduation !== undefined && { graduation_rank: Number(query.graduation) }),
    ...(query.place !== undefined && { centre: query.place, radius_km: radiusOf(query) }),
  };
}

/** How many filters narrow the results. */
export const filterCount = ({ occupations, graduation, place, recommended, new: isNew }: AddressQuery): number =>
  [occupations, graduation, place, recommended, isNew].filter((value) => value !== undefined).length;

/** The first step that finds more: the next radius, then related occupations; undefined where only clearing is left. */
export function widened(query: AddressQuery): AddressQuery | undefined {
  const radius = bandsKm.find((km) => km > radiusOf(query));
  if (query.place !== undefined && radius !== undefined) return { ...query, radius: String(radius), page: undefined };
  if (query.occupations !== undefined && query.related !== 'kldb3') {
    return { ...query, related: query.related === 'kldb4' ? 'kldb3' : 'kldb4', page: undefined };
  }
  return undefined;
}

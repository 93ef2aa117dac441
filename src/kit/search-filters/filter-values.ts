import { type BandKm, bandsKm } from '../../../contract/search/bands.ts';
import type { relatedOccupations } from '../../../contract/search/search.schema.ts';

export type Related = (typeof relatedOccupations)[number];
/** Named here once more: every visitor transfers this file, and the schemas only who searches. */
const widerGroups: readonly Related[] = ['kldb4', 'kldb3'];

/** What somebody is looked for by, as an address has it: strings only, absent where nothing was asked. */
export interface FilterValues {
  /** Ids, joined by commas. */
  readonly occupations?: string | undefined;
  readonly related?: Related | undefined;
  /** The least rank. */
  readonly graduation?: string | undefined;
  /** Leaves out certificates that can't be compared. */
  readonly ranked?: 'true' | undefined;
  /** A postcode or a place. */
  readonly place?: string | undefined;
  /** Kilometres, one of the bands. */
  readonly radius?: string | undefined;
  readonly recommended?: 'true' | undefined;
  readonly new?: 'true' | undefined;
}

/** What a company and its employees have noted of people, asked in the search alone: no alert looks for these. */
export interface MarkValues {
  readonly saved?: 'true' | undefined;
  readonly hidden?: 'true' | undefined;
  /** Shows the company interest. */
  readonly interested?: 'true' | undefined;
  /** New since the last visit. */
  readonly fresh?: 'true' | undefined;
}

export const defaultRadius: BandKm = 50;
export const radiusOf = ({ radius }: FilterValues): BandKm =>
  bandsKm.find((km) => String(km) === radius) ?? defaultRadius;
export const occupationIds = ({ occupations }: FilterValues): string[] =>
  occupations === undefined ? [] : occupations.split(',');

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const matching = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;
const flag = (value: unknown): 'true' | undefined => (value === 'true' ? 'true' : undefined);

/** What an address can mean; the rest of it is left out. */
export function filterValuesOf(search: Readonly<Record<string, unknown>>): FilterValues {
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
  };
}

export const markValuesOf = (search: Readonly<Record<string, unknown>>): MarkValues => ({
  saved: flag(search['saved']),
  hidden: flag(search['hidden']),
  interested: flag(search['interested']),
  fresh: flag(search['fresh']),
});

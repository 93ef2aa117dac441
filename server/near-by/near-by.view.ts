import type { NearByOrganization, OrganizationPortrait } from '../../contract/near-by/near-by.schema.ts';
import { occupationName } from '../occupations/occupations.ts';
import type { ShownProfile } from '../profiles/profiles.service.ts';
import { addressOf, faceInList, faceView } from '../profiles/profiles.view.ts';
import type { findStanding, NearByRow } from './near-by.repository.ts';

const german = new Intl.Collator('de');

/** Of each occupation that somebody wishes for, which of the wishes it is. */
export type Wished = ReadonlyMap<string, number>;

const rankOf = (id: string, wished: Wished): number => wished.get(id) ?? wished.size;

/** The reader's wishes first, in their order, then by name. */
const occupationsOf = (ids: readonly string[], wished: Wished): NearByOrganization['occupations'] =>
  ids
    .toSorted((a, b) => rankOf(a, wished) - rankOf(b, wished) || german.compare(occupationName(a), occupationName(b)))
    .map((id) => ({ id, name: occupationName(id), wished: wished.has(id) }));

/** Where distances are told, none is told as nothing. */
const wholeKm = (km: number | null): number | null => (km === null ? null : Math.max(1, Math.round(km)));

export function nearByView(row: NearByRow, profile: ShownProfile, wished: Wished): NearByOrganization {
  const { id, name, city, lat, lng } = row;
  return {
    id,
    name,
    profile: faceInList(profile),
    city,
    distance_km: wholeKm(row.km),
    place: lat === null || lng === null ? null : { lat, lng },
    occupations: occupationsOf(row.offered, wished),
    website: profile.website || row.website || '',
  };
}

export function portraitView(
  row: NearByRow,
  profile: ShownProfile,
  standing: Awaited<ReturnType<typeof findStanding>>,
  { wished, ...ofReader }: { readonly wished: Wished } & Pick<OrganizationPortrait, 'near' | 'has_written'>,
): OrganizationPortrait {
  const plain = nearByView(row, profile, wished);
  return {
    ...plain,
    profile: faceView(profile, standing ? addressOf(standing) : null),
    verified_at: standing?.verified_at?.toISOString() ?? null,
    ...ofReader,
  };
}

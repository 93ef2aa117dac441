import type { QueryOf } from '../../contract/kit/endpoint.ts';
import type { listNearBy } from '../../contract/near-by/near-by.endpoints.ts';
import type { NearByPage, OrganizationPortrait } from '../../contract/near-by/near-by.schema.ts';
import { nearByOrders, usualRadiusKm } from '../../contract/near-by/near-by.search.ts';
import { bandsKm } from '../../contract/search/bands.ts';
import { type Applicant, applicantForReading } from '../applicants/applicants.service.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Point } from '../geo/distance.ts';
import { isNear } from '../geo/near.ts';
import { townsAround } from '../geo/towns.ts';
import { Failure } from '../http/failure.ts';
import type { Call } from '../http/route.ts';
import { metaOf, paged } from '../kit/paged.ts';
import { occupationLevels, occupationName } from '../occupations/occupations.ts';
import { facesOf } from '../profiles/profiles.service.ts';
import { findStanding, findSeen, findWriters, lookAround } from './near-by.repository.ts';
import { nearByView, portraitView, type Wished } from './near-by.view.ts';

async function reader(tx: TenantTx, id: string): Promise<Applicant> {
  const applicant = await applicantForReading(tx, id);
  if (!applicant) throw new Failure('not_found');
  return applicant;
}

function homeOf({ lat, lng }: Applicant): Point | undefined {
  return lat === null || lng === null ? undefined : { lat, lng };
}

const wishesOf = ({ occupation_id, further_occupation_ids }: Applicant): string[] => [
  ...new Set([...(occupation_id === null ? [] : [occupation_id]), ...further_occupation_ids]),
];

/** The occupations that a choice means: itself, or those of a field. */
const meant = (ids: readonly string[]): string[] => occupationLevels(ids).same;

/** An occupation that several wishes mean is the first of them. */
const wishedBy = (wishes: readonly string[]): Wished =>
  new Map(wishes.flatMap((wish, n) => meant([wish]).map((id) => [id, n] as const)).toReversed());

export async function nearBy(
  tx: TenantTx,
  applicantId: string,
  { filter = {}, append, ...query }: QueryOf<typeof listNearBy>,
): Promise<NearByPage> {
  const applicant = await reader(tx, applicantId);
  const home = homeOf(applicant);
  const wishes = wishesOf(applicant);
  const radius = bandsKm.find((band) => String(band) === filter.radius_km) ?? usualRadiusKm;
  const found = await lookAround(tx, {
    applicant_id: applicantId,
    home,
    radius,
    occupation_ids: filter.occupation_ids && meant(filter.occupation_ids),
    wishes: wishes.map((wish) => meant([wish])),
    page: paged({ order: nearByOrders, filter: {} }, query, 'distance'),
  });
  const faces = await facesOf(
    tx,
    found.rows.map(({ profile_id }) => profile_id),
  );
  const wished = wishedBy(wishes);
  return {
    data: found.rows.flatMap((row) => {
      const face = faces.find(({ id }) => id === row.profile_id);
      return face ? [nearByView(row, face, wished)] : [];
    }),
    meta: {
      ...metaOf(found.total, query),
      radius_km: home ? radius : null,
      within: home ? bandsKm.map((radius_km, n) => ({ radius_km, total: found.within[n] ?? 0 })) : [],
      occupations: [
        ...wishes.map((id, n) => ({ id, name: occupationName(id), wished: true, total: found.wished[n] ?? 0 })),
        ...found.offered
          .filter(({ id }) => !wishes.includes(id))
          .map(({ id, total }) => ({ id, name: occupationName(id), wished: false, total })),
      ],
      home: home ? { ...home, city: applicant.city ?? '' } : null,
      ...(append === 'towns' && { towns: home ? townsAround(home, radius) : [] }),
    },
  };
}

/** Whose message waits for the applicant's answer, or who sees their contact details now. */
export const writersTo = async (tx: TenantTx, applicantId: string, now: Date): Promise<readonly string[]> =>
  (await findWriters(tx, applicantId, now)).map(({ organization_id }) => organization_id);

/** @throws Failure not_found */
export async function portraitOf(
  { tx, now }: Pick<Call, 'tx' | 'now'>,
  applicantId: string,
  id: string,
): Promise<OrganizationPortrait> {
  const applicant = await reader(tx, applicantId);
  const row = await findSeen(tx, applicantId, homeOf(applicant), id);
  const [face] = row ? await facesOf(tx, [row.profile_id]) : [];
  if (!row || !face) throw new Failure('not_found');
  const wished = wishedBy(wishesOf(applicant));
  const hasWritten = (await writersTo(tx, applicantId, now)).includes(id);
  return portraitView(row, face, await findStanding(tx, id), {
    wished,
    near: isNear(applicant, row),
    has_written: hasWritten,
  });
}

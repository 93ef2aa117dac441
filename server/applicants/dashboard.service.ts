import {
  type ApplicantDashboard,
  type NearCompany,
  shownCompanies,
  shownPings,
} from '../../contract/applicants/dashboard.schema.ts';
import type { NearByOrganization, NearByPage } from '../../contract/near-by/near-by.schema.ts';
import { lastGiven } from '../consents/given-consents.ts';
import { graduationTypes } from '../graduation-types/graduation-types.ts';
import type { Call } from '../http/route.ts';
import { interestsOf } from '../interests/interests.service.ts';
import { nearBy, writersTo } from '../near-by/near-by.service.ts';
import { occupationName } from '../occupations/occupations.ts';
import { receivedPings } from '../pings/received.service.ts';
import { recommendersOf } from '../recommendations/recommendations.service.ts';
import type { ApplicantRow } from './applicants.repository.ts';

type Context = Pick<Call, 'tx' | 'tenant' | 'locale' | 'now'>;

const shownOf = ({ id, profile, city, distance_km, occupations }: NearByOrganization): NearCompany => ({
  id,
  name: profile.name,
  logo: profile.logo?.url ?? null,
  color: profile.color,
  city,
  distance_km,
  occupations: occupations.map(({ name }) => name),
});

/** Looks further away, then for anything, until there is somebody. Who has written already, or had no place and sent the reader on, comes last. */
async function nearTo(
  { tx, now }: Context,
  { id, occupation_id, further_occupation_ids }: ApplicantRow,
): Promise<ApplicantDashboard['near']> {
  const wishes = [...new Set([...(occupation_id === null ? [] : [occupation_id]), ...further_occupation_ids])];
  const known = [...(await recommendersOf(tx, id)), ...(await writersTo(tx, id, now))];
  const look = (filter: { occupation_ids?: string[]; radius_km?: string }) =>
    nearBy(tx, id, { filter, per_page: shownCompanies + known.length });
  const widened = async (page: NearByPage, filter: { occupation_ids?: string[] }): Promise<NearByPage> => {
    const { total, radius_km, within } = page.meta;
    const further = within.find((band) => band.radius_km > (radius_km ?? 0) && band.total > 0);
    return total > 0 || !further ? page : look({ ...filter, radius_km: String(further.radius_km) });
  };
  const wished =
    wishes.length > 0 ? await widened(await look({ occupation_ids: wishes }), { occupation_ids: wishes }) : undefined;
  const isWished = wished !== undefined && wished.data.length > 0;
  const { data, meta } = isWished ? wished : await widened(await look({}), {});
  if (data.length === 0 || meta.radius_km === null) return null;
  const isKnown = ({ id: company }: NearByOrganization): boolean => known.includes(company);
  const companies = data.toSorted((a, b) => Number(isKnown(a)) - Number(isKnown(b))).slice(0, shownCompanies);
  return { total: meta.total, radius_km: meta.radius_km, is_wished: isWished, companies: companies.map(shownOf) };
}

export async function applicantDashboardOf(call: Context, applicant: ApplicantRow): Promise<ApplicantDashboard> {
  const { id, occupation_id, further_occupation_ids, graduation_type_id } = applicant;
  const agreed = await lastGiven(call.tx, id, 'findable');
  return {
    pings: await receivedPings(call, id, shownPings),
    occupation: occupation_id && occupationName(occupation_id),
    further: further_occupation_ids.map(occupationName),
    graduation: graduationTypes.find((type) => type.id === graduation_type_id)?.short ?? null,
    near: applicant.search_status === 'wants_to_be_matched' ? await nearTo(call, applicant) : null,
    interests: await interestsOf(call.tx, id, call.tenant, call.now),
    findable_since: agreed?.created_at.toISOString() ?? null,
  };
}

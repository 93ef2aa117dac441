import { type ApplicantDetail, applicantDetailNames } from '../../contract/applicants/applicant-details.ts';
import type { Address, Me, OwnApplicant } from '../../contract/users/me.schema.ts';
import { isOnboarded, onboardingOf } from '../../contract/users/onboarding.ts';
import { dayIn, hasReachedAge } from '../../contract/kit/age.ts';
import { abilitiesOf, type Stage } from '../../contract/kit/roles.ts';
import { unmatchableReasons } from '../applicants/matchability.ts';
import type { TenantTx } from '../db/scope.ts';
import { latelySince } from '../search/ranking.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { areaOf } from '../geo/areas.ts';
import { findUserFacts, type UserFacts } from './me.repository.ts';

export function addressOf(
  facts: Pick<UserFacts, 'line_1' | 'line_2' | 'postcode' | 'city' | 'country'>,
): Address | null {
  const { line_1, line_2, postcode, city, country } = facts;
  return line_1 === null || postcode === null || city === null || country === null
    ? null
    : { line_1, line_2, postcode, city, country };
}

/** Whether an applicant needs a guardian today, counted in the tenant's time zone; unknown birth dates do not. */
export function isMinor(dateOfBirth: string | null, tenant: TenantRow, now: Date): boolean {
  return dateOfBirth !== null && !hasReachedAge(dateOfBirth, tenant.guardian_age, dayIn(tenant.timezone, now));
}

/** As in the retention's own rule: who logs in after the search has ended is still there. */
function foundOf(facts: UserFacts, tenant: TenantRow): OwnApplicant['found'] {
  const { search_status, search_reason, search_ended_at, last_login_at, found_with, found_confirmed } = facts;
  const hasFound = search_reason === 'found_here' || search_reason === 'found_elsewhere';
  if (search_status !== 'doesnot_want_matching' || !hasFound || !search_ended_at) return null;
  const kept = new Date(Math.max(search_ended_at.getTime(), last_login_at?.getTime() ?? 0));
  kept.setUTCMonth(kept.getUTCMonth() + tenant.keep_ended_months);
  return { organization: found_with, confirmed: Boolean(found_confirmed), kept_until: kept.toISOString() };
}

const detailsOf = (facts: UserFacts) =>
  Object.fromEntries(applicantDetailNames.map((name) => [name, facts[name]])) as Pick<UserFacts, ApplicantDetail>;

function ownApplicantOf(facts: UserFacts, tenant: TenantRow, now: Date): OwnApplicant | undefined {
  if (facts.applicant_id === null || facts.search_status === null || facts.tos_status === null) return undefined;
  return {
    id: facts.applicant_id,
    area: areaOf(facts.area_id)?.name ?? null,
    graduation_type_id: facts.graduation_type_id,
    occupation_id: facts.occupation_id,
    had_occupation: facts.had_occupation ?? false,
    date_of_birth: facts.date_of_birth,
    minor: isMinor(facts.date_of_birth, tenant, now),
    meta: { phonenumber: facts.phonenumber },
    address: addressOf(facts),
    geocoded: facts.lat !== null,
    further_occupation_ids: facts.further_occupation_ids ?? [],
    ...detailsOf(facts),
    name_released: Boolean(facts.name_released),
    recommended: Boolean(facts.recommended),
    renewed_lately: facts.renewed_at !== null && facts.renewed_at >= latelySince(dayIn(tenant.timezone, now)),
    search_status: facts.search_status,
    looking_until: facts.looking_until?.toISOString() ?? null,
    found: foundOf(facts, tenant),
    tos_status: facts.tos_status,
    findable_status: facts.findable_status ?? 'pending',
    matchability: 'unmatchable',
    unmatchable_reasons: [],
  };
}

/** Everything the browser may know about a user, derived from stored facts and the time. */
export function meOf(facts: UserFacts, tenant: TenantRow, now: Date): Me {
  const applicant = ownApplicantOf(facts, tenant, now);
  const employee = facts.employee_id
    ? { id: facts.employee_id, meta: { position: facts.position, phonenumber: facts.employee_phonenumber } }
    : undefined;
  const organization =
    facts.organization_id && facts.organization_name !== null && facts.organization_status && facts.organization_version
      ? {
          id: facts.organization_id,
          name: facts.organization_name,
          usage_type: facts.usage_type,
          occupation_ids: facts.occupation_ids ?? [],
          status: facts.organization_status,
          verified_at: facts.organization_verified_at?.toISOString() ?? null,
          deletes_at: facts.organization_deletes_at?.toISOString() ?? null,
          version: facts.organization_version,
        }
      : undefined;
  const parts = {
    ...(applicant && { applicant }),
    ...(employee && { employee }),
    ...(organization && { organization }),
  };
  const onboarding = onboardingOf(facts.type, parts);
  const verified = facts.verification === 'verified';
  if (applicant) {
    applicant.unmatchable_reasons = unmatchableReasons({
      search_status: applicant.search_status,
      verified,
      onboarded: isOnboarded(onboarding),
      tos_status: applicant.tos_status,
      findable_status: applicant.findable_status,
      minor: applicant.minor,
      account: facts.account,
      geocoded: applicant.geocoded,
    });
    applicant.matchability = applicant.unmatchable_reasons.length === 0 ? 'matchable' : 'unmatchable';
  }
  return {
    user: {
      id: facts.id,
      type: facts.type,
      firstname: facts.firstname,
      lastname: facts.lastname,
      email: facts.email,
      locale: facts.locale,
      verified,
      tos_accepted: applicant ? applicant.tos_status === 'accepted' : true,
      onboarding,
    },
    ...parts,
    abilities: [...abilitiesOf(facts.type, tenant)],
  };
}

/** How far a user has come: the first missing step decides. Only applicants accept terms. */
export function stageOf({ user }: Me): Stage {
  if (!user.verified) return 'session';
  if (!isOnboarded(user.onboarding)) return 'verified';
  return user.tos_accepted ? 'tos' : 'onboarded';
}

/** Reads me anew. Throws when the user is gone, which an open session rules out. */
export async function loadMe(tx: TenantTx, userId: string, tenant: TenantRow, now: Date): Promise<Me> {
  const facts = await findUserFacts(tx, userId);
  if (!facts) throw new Error('The user of this session does not exist.');
  return meOf(facts, tenant, now);
}

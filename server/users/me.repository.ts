import { applicantDetailNames } from '../../contract/applicants/applicant-details.ts';
import { keptPlan } from '../db/postgres.ts';
import type { TenantTx } from '../db/scope.ts';

/** A user with what belongs to their role, in one row; `applicant_id` or `employee_id` says which part is there. */
export type UserFacts = NonNullable<Awaited<ReturnType<typeof findUserFacts>>>;

const joined = (tx: TenantTx) =>
  tx
    .selectFrom('users as u')
    .leftJoin('applicants as a', 'a.user_id', 'u.id')
    .leftJoin('organizations as f', 'f.id', 'a.found_with')
    .leftJoin('employees as e', 'e.user_id', 'u.id')
    .leftJoin('organizations as o', 'o.id', 'e.organization_id')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('pings as p')
            .select('p.id')
            .whereRef('p.tenant_id', '=', 'a.tenant_id')
            .whereRef('p.applicant_id', '=', 'a.id')
            .where('p.released_at', 'is not', null),
        )
        .as('name_released'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('recommendations as r')
            .select('r.id')
            .whereRef('r.tenant_id', '=', 'a.tenant_id')
            .whereRef('r.applicant_id', '=', 'a.id')
            .where('r.status', '=', 'accepted'),
        )
        .as('recommended'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('pings as h')
            .select('h.id')
            .whereRef('h.tenant_id', '=', 'a.tenant_id')
            .whereRef('h.applicant_id', '=', 'a.id')
            .whereRef('h.organization_id', '=', 'a.found_with')
            .where('h.outcome', '=', 'hired'),
        )
        .as('found_confirmed'),
    )
    .select([
      'u.id',
      'u.type',
      'u.firstname',
      'u.lastname',
      'u.email',
      'u.locale',
      'u.verification',
      'u.account',
      'a.id as applicant_id',
      'a.graduation_type_id',
      'a.occupation_id',
      'a.had_occupation',
      'a.date_of_birth',
      'a.phonenumber',
      'a.line_1',
      'a.line_2',
      'a.postcode',
      'a.city',
      'a.country',
      'a.lat',
      'a.area_id',
      'a.further_occupation_ids',
      ...applicantDetailNames.map((name) => `a.${name}` as const),
      'a.search_status',
      'a.looking_until',
      'a.renewed_at',
      'a.search_reason',
      'a.search_ended_at',
      'u.last_login_at',
      'f.name as found_with',
      'a.tos_status',
      'a.findable_status',
      'e.id as employee_id',
      'e.position',
      'e.phonenumber as employee_phonenumber',
      'o.id as organization_id',
      'o.name as organization_name',
      'o.usage_type',
      'o.occupation_ids',
      'o.status as organization_status',
      'o.version as organization_version',
      'o.verified_at as organization_verified_at',
      'o.deletes_at as organization_deletes_at',
    ]);

export function findUserFacts(tx: TenantTx, userId: string) {
  return joined(tx).modifyFront(keptPlan('user-facts')).where('u.id', '=', userId).executeTakeFirst();
}

/** The user of a running session with the session's own times, in one statement. */
export function findSessionFacts(tx: TenantTx, tokenHash: Buffer, now: Date) {
  return (
    joined(tx)
      .modifyFront(keptPlan('session-facts'))
      .innerJoin('sessions as s', 's.user_id', 'u.id')
      .select(['s.id as session_id', 's.last_seen_at', 's.expires_at', 's.ends_at', 's.handover_id'])
      .where('s.token_hash', '=', tokenHash)
      // whose it is comes first: without statistics PostgreSQL else compares everybody with everybody to find whose session it is
      .where('u.id', '=', (eb) =>
        eb.selectFrom('sessions as k').select('k.user_id').where('k.token_hash', '=', tokenHash),
      )
      .where('s.expires_at', '>', now)
      .where('s.ends_at', '>', now)
      .where('u.account', '=', 'active')
      .executeTakeFirst()
  );
}

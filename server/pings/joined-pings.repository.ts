import { type ExpressionBuilder, sql } from 'kysely';
import { releasedDetailNames } from '../../contract/applicants/applicant-details.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Schema } from '../db/schema.ts';
import type { PingsTable } from './pings.tables.ts';
import { appointmentsOf } from './appointments.repository.ts';
import { namedOutcomes } from './follow-ups.repository.ts';

/** Names of the companies that recommend the applicant `a`. */
const recommenders = sql<string[]>`array(select ro.name from recommendations r
  join organizations ro on ro.tenant_id = r.tenant_id and ro.id = r.organization_id
  where r.tenant_id = a.tenant_id and r.applicant_id = a.id and r.status = 'accepted' order by r.created_at)`;

/** When the organization of the ping `p` wrote to its applicant last; an undone message leaves no trace. */
const latestWritten = sql<Date>`(select max(l.created_at) from pings l where l.tenant_id = p.tenant_id
  and l.applicant_id = p.applicant_id and l.organization_id = p.organization_id
  and (l.sent_at is not null or l.status = 'created'))`;

/** Who takes care of the ping `p`, where somebody was named. */
const ownerName = sql<string | null>`(select wu.firstname || ' ' || wu.lastname from employees we
  join users wu on wu.tenant_id = we.tenant_id and wu.id = we.user_id
  where we.tenant_id = p.tenant_id and we.id = p.owner_id)`;

/** The applicant of the ping `p`. */
const applicantOf = (eb: ExpressionBuilder<Schema & { p: PingsTable }, 'p'>) =>
  eb
    .selectFrom('applicants as a')
    .innerJoin('users as au', (join) => join.onRef('au.tenant_id', '=', 'a.tenant_id').onRef('au.id', '=', 'a.user_id'))
    .whereRef('a.tenant_id', '=', 'p.tenant_id')
    .whereRef('a.id', '=', 'p.applicant_id')
    .select([
      recommenders.as('applicant_recommenders'),
      'a.user_id as applicant_user_id',
      'a.occupation_id',
      'a.graduation_type_id',
      'a.area_id as applicant_area_id',
      'a.phonenumber as applicant_phonenumber',
      ...releasedDetailNames.map((name) => `a.${name}` as const),
      'a.search_ended_at as applicant_search_ended_at',
      'a.search_status as applicant_search_status',
      'a.search_reason as applicant_search_reason',
      'a.found_with as applicant_found_with',
      'a.date_of_birth as applicant_date_of_birth',
      'a.release_choice',
      'au.firstname as applicant_firstname',
      'au.lastname as applicant_lastname',
      'au.email as applicant_email',
      'au.locale as applicant_locale',
      'au.account as applicant_account',
    ])
    .offset(0);

/** Who wrote the ping `p`. */
const writerOf = (eb: ExpressionBuilder<Schema & { p: PingsTable }, 'p'>) =>
  eb
    .selectFrom('employees as e')
    .innerJoin('users as eu', (join) => join.onRef('eu.tenant_id', '=', 'e.tenant_id').onRef('eu.id', '=', 'e.user_id'))
    .whereRef('e.tenant_id', '=', 'p.tenant_id')
    .whereRef('e.id', '=', 'p.employee_id')
    .select([
      'e.position as employee_position',
      'e.user_id as employee_user_id',
      'e.phonenumber as employee_phonenumber',
      'eu.firstname as employee_firstname',
      'eu.lastname as employee_lastname',
      'eu.email as employee_email',
      'eu.locale as employee_locale',
    ])
    .offset(0);

/**
 * Pings with all that. People are looked up for each ping (`offset 0` keeps PostgreSQL from joining them with the rest): to find the best of
 * all orders of eight tables takes it longer than everything else about a look at a ping.
 */
export const joined = (tx: TenantTx) =>
  tx
    .selectFrom('pings as p')
    .innerJoinLateral(
      (eb) => applicantOf(eb).as('applicant'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) => writerOf(eb).as('writer'),
      (join) => join.onTrue(),
    )
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.organization_id'),
    )
    .innerJoin('tenants as t', 't.id', 'p.tenant_id')
    .leftJoin('deletion_requests as d', (join) =>
      join.onRef('d.tenant_id', '=', 'p.tenant_id').onRef('d.ping_id', '=', 'p.id'),
    )
    .selectAll(['p', 'applicant', 'writer'])
    .select([
      'd.id as deletion_request_id',
      'd.confirmed_at as deletion_confirmed_at',
      'd.closed_at as deletion_closed_at',
      't.handle_key',
      't.timezone',
      't.ping_pause_days',
      latestWritten.as('latest_written'),
      namedOutcomes.as('named_outcomes'),
      appointmentsOf.as('appointments'),
      ownerName.as('owner_name'),
      (eb) =>
        eb
          .selectFrom('legal_contacts as l')
          .select('l.firstname')
          .whereRef('l.tenant_id', '=', 'p.tenant_id')
          .whereRef('l.applicant_id', '=', 'p.applicant_id')
          .where('l.status', '=', 'confirmed')
          .limit(1)
          .as('guardian_firstname'),
      'o.name as organization_name',
      'o.status as organization_status',
      'o.line_1 as organization_street',
      'o.postcode as organization_postcode',
      'o.city as organization_city',
      'o.occupation_ids as organization_occupation_ids',
      'o.website as organization_website',
      'o.privacy as organization_privacy',
      'o.line_2 as organization_line_2',
      'o.country as organization_country',
      'o.verified_at as organization_verified_at',
    ]);

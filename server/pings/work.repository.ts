import { sql } from 'kysely';
import type { pingsSearch, Work } from '../../contract/pings/pings.search.ts';
import { isAhead, isPastUnsaid } from './appointments.repository.ts';
import type { TenantTx } from '../db/scope.ts';
import { isReleasedAt } from './released-at.ts';

/** Now, and the tenant's day it is. */
export interface Moment {
  readonly now: Date;
  readonly today: string;
  readonly timezone: string;
}

/**
 * Where the message `p` stands in its company's work; null for one that never went out. What has to be done about it
 * comes first; whatever waits for somebody else, or for a day, is open. Once the contact details are gone nothing can be said.
 */
export const workOf = ({ now, today }: Moment) => sql<Work | null>`case
  when p.sent_at is null and p.status <> 'created' then null
  when p.withdrawn_at is not null then case when exists (select from deletion_requests d
    where d.tenant_id = p.tenant_id and d.ping_id = p.id and d.confirmed_at is null and d.closed_at is null) then 'todo' else 'done' end
  when p.status = 'created' or p.status = 'pending' and p.expires_at > ${now}::timestamptz then 'open'
  when p.unread_at is not null and p.released_until is null then 'todo'
  when p.status <> 'accepted' or p.outcome in ('hired', 'not_fitting') then 'done'
  when p.released_until <= ${now}::timestamptz then 'done'
  when ${isPastUnsaid(now)} then 'todo'
  when ${isAhead(now)} then 'open'
  when p.released_until is not null then 'done'
  when p.next_on <= ${today}::date then 'todo'
  when p.next_on is not null or p.outcome in ('reached', 'appointment') then 'open'
  else 'todo' end`;

/**
 * Of what there is to do about `p`, since when: a request to delete since it came, whoever said yes and nobody has spoken
 * to since the yes, a day one has set since that day, news since they are unread.
 */
const waitingSince = ({ timezone }: Pick<Moment, 'timezone'>) => sql<Date>`case
  when p.withdrawn_at is not null then p.withdrawn_at
  when p.status = 'accepted' and (p.outcome is null or p.outcome = 'not_reached') and p.released_at is not null then p.released_at
  when p.unread_at is not null then p.unread_at
  when p.next_on is not null then p.next_on::timestamp at time zone ${timezone}
  else p.created_at end`;

export const orderedBy = (by: (typeof pingsSearch)['order'][number], moment: Moment) =>
  by === 'waiting_since' ? waitingSince(moment) : sql.ref<Date>(`p.${by}`);

/** The occupation of its applicant that the company of `p` is shown. */
export const shownOccupation = (now: Date) => sql<string | null>`case
  when p.withdrawn_at is not null then null
  when ${isReleasedAt(now)} then (select a.occupation_id from applicants a
    where a.tenant_id = p.tenant_id and a.id = p.applicant_id)
  else p.shown_occupation_id end`;

/** Requests to delete that wait for an organization, and those of them whose message is gone with the person. */
export function countRequests(tx: TenantTx, organizationId: string) {
  return tx
    .selectFrom('deletion_requests')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('ping_id', 'is', null).as('orphaned'),
    ])
    .where('organization_id', '=', organizationId)
    .where('confirmed_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Whom an organization has written to, by the names it may see: of who has not said yes, none. */
export function findNames(tx: TenantTx, organizationId: string, now: Date) {
  return tx
    .selectFrom('pings as p')
    .innerJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.applicant_id'),
    )
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .select([
      'p.id',
      'p.applicant_id',
      sql<string | null>`case when ${isReleasedAt(now)} then u.firstname || ' ' || u.lastname end`.as('fullname'),
    ])
    .where('p.organization_id', '=', organizationId)
    .execute();
}

import { sql } from 'kysely';
import { closedStatuses } from '../../contract/organizations/closed.ts';

/** Of organization `o`: it isn't closed. */
export const isOpen = sql<boolean>`o.status not in (${sql.join(closedStatuses.map((status) => sql.lit(status)))})`;

/** Whether user `u` has logged in, or was seen in a session that is still kept, since then. */
export const wasHere = (since: Date) => sql<boolean>`(u.last_login_at >= ${since}::timestamptz
  or exists (select from sessions s where s.tenant_id = u.tenant_id and s.user_id = u.id and s.last_seen_at >= ${since}::timestamptz))`;

/** Of organization `o`: takes part or might, is no new one, and nobody of it was here since then. Lists and figures count by it. */
export const isStalled = (since: Date) => sql<boolean>`(${isOpen}
  and o.created_at < ${since}::timestamptz
  and not exists (select from employees e join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
    where e.tenant_id = o.tenant_id and e.organization_id = o.id and ${wasHere(since)}))`;

/** The same, where many are told apart by it: who was here is read once. */
export const isStalledOfMany = (since: Date) => sql<boolean>`(${isOpen}
  and o.created_at < ${since}::timestamptz
  and o.id not in (
    select e.organization_id from employees e join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
      where u.type <> 'applicant' and u.last_login_at >= ${since}::timestamptz
    union all select e.organization_id
      from sessions s join employees e on e.tenant_id = s.tenant_id and e.user_id = s.user_id
      where s.last_seen_at >= ${since}::timestamptz))`;

const active = (table: 'registration_codes' | 'alerts', status: string) => sql<boolean>`exists (
  select from ${sql.table(table)} x where x.tenant_id = o.tenant_id and x.organization_id = o.id and x.status = ${status})`;

/** Of organization `o`, likewise; while it takes no part, nobody registers with its codes. */
export const hasCode = sql<boolean>`(${isOpen} and ${active('registration_codes', 'active')})`;
export const hasAlert = active('alerts', 'active');
export const hasProfile = sql<boolean>`exists (
  select from profiles x where x.tenant_id = o.tenant_id and x.organization_id = o.id and x.status = 'published')`;

/** Its invitations that wait for staff; nobody can join one that is closed. */
export const hasHeld = sql<boolean>`(${isOpen} and exists (select from invitations i
  where i.tenant_id = o.tenant_id and i.organization_id = o.id and i.status = 'pending' and i.held_at is not null))`;

/** When somebody of organization `o` was here last. */
export const lastActiveAt = sql<Date | null>`(
  select max(greatest(u.last_login_at, (select max(s.last_seen_at) from sessions s
    where s.tenant_id = u.tenant_id and s.user_id = u.id)))
  from employees e join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
  where e.tenant_id = o.tenant_id and e.organization_id = o.id)`;

/** The same of all organizations, read once: where many are ordered by it, and `lastActiveAt` would look up each. */
export const lastActivities = sql<{ tenant_id: string; organization_id: string; at: Date | null }>`(
  select e.tenant_id, e.organization_id, max(greatest(u.last_login_at, s.at)) as at
  from employees e join users u on u.tenant_id = e.tenant_id and u.id = e.user_id and u.type <> 'applicant'
    cross join lateral (select max(last_seen_at) as at from sessions s where s.tenant_id = u.tenant_id and s.user_id = u.id) s
  group by e.tenant_id, e.organization_id)`;

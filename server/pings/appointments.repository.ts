import { type Insertable, sql } from 'kysely';
import type { AppointmentInput } from '../../contract/pings/appointments.schema.ts';
import type { AppointmentsTable, PingsTable } from './pings.tables.ts';
import type { TenantTx } from '../db/scope.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

type Status = AppointmentsTable['status'];

/** Appointments of the ping `p`, the earliest first; those that came to nothing are left out. */
export const appointmentsOf = sql<(AppointmentInput & { id: string; status: Status })[]>`(select
  coalesce(json_agg(json_build_object('id', ap.id, 'status', ap.status, 'starts_at', ap.starts_at,
    'ends_at', ap.ends_at, 'place', ap.place) order by ap.starts_at, ap.id), '[]')
  from appointments ap where ap.tenant_id = p.tenant_id and ap.ping_id = p.id and ap.status in ('pending', 'accepted'))`;

/** Whether the ping `p` has an appointment that is over, and its company has said nothing since. */
export const isPastUnsaid = (now: Date) => sql<boolean>`exists (select from appointments ap
  where ap.tenant_id = p.tenant_id and ap.ping_id = p.id and ap.status = 'accepted' and ap.ends_at <= ${now}::timestamptz
  and (p.outcome_at is null or p.outcome_at < ap.ends_at))`;

/** Whether the ping `p` has one ahead, proposed or agreed. */
export const isAhead = (now: Date) => sql<boolean>`exists (select from appointments ap
  where ap.tenant_id = p.tenant_id and ap.ping_id = p.id and (ap.status = 'pending' and ap.starts_at > ${now}::timestamptz
    or ap.status = 'accepted' and ap.ends_at > ${now}::timestamptz))`;

export async function insertAppointment(
  tx: TenantTx,
  appointment: Omit<Insertable<AppointmentsTable>, 'tenant_id'>,
): Promise<void> {
  await tx
    .insertInto('appointments')
    .values({ tenant_id: currentTenant, ...appointment })
    .execute();
}

export function findAppointment(tx: TenantTx, id: string) {
  return tx.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findAppointments(tx: TenantTx, pingId: string, status: Status) {
  return tx
    .selectFrom('appointments')
    .selectAll()
    .where('ping_id', '=', pingId)
    .where('status', '=', status)
    .orderBy('starts_at')
    .execute();
}

/** What a company has agreed or proposed and lies ahead. */
export function findAhead(tx: TenantTx, organizationId: string, now: Date) {
  return tx
    .selectFrom('appointments as a')
    .innerJoin('pings as p', (join) => join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.id', '=', 'a.ping_id'))
    .select(['a.id', 'a.ping_id'])
    .where('p.organization_id', '=', organizationId)
    .where('a.status', 'in', ['pending', 'accepted'])
    .where('a.ends_at', '>', now)
    .orderBy('a.id')
    .execute();
}

/** Nothing is left of them once a yes is taken back, but of `kept` until the company has been told. */
export async function deleteAppointments(tx: TenantTx, pingId: string, kept: readonly string[] = []): Promise<void> {
  const gone = tx.deleteFrom('appointments').where('ping_id', '=', pingId);
  await (kept.length > 0 ? gone.where('id', 'not in', kept) : gone).execute();
}

/** The company has news to read. */
export async function setUnread(tx: TenantTx, pingId: string, now: Date): Promise<void> {
  await tx.updateTable('pings').set({ unread_at: now }).where('id', '=', pingId).execute();
}

/** Proposals whose time has come, and whom they were made to is gone past. */
export const lapsing = (now: Date) => sql<boolean>`status = 'pending' and starts_at <= ${now}`;

export function findLapsing(tx: TenantTx, now: Date) {
  return tx.selectFrom('appointments').selectAll().where(lapsing(now)).limit(1000).execute();
}

/** Who said yes so long ago and may still be asked whether anybody got in touch. */
export const toAsk = (saidBefore: Date) =>
  sql<boolean>`unasked and released_until is null and released_at <= ${saidBefore}`;

/** The same of one that has been locked since. */
export const isToAsk = (
  ping: Pick<PingsTable, 'released_at' | 'released_until'> & { readonly unasked: boolean },
  saidBefore: Date,
) => ping.unasked && ping.released_until === null && ping.released_at !== null && ping.released_at <= saidBefore;

export function findToAsk(tx: TenantTx, saidBefore: Date) {
  return tx.selectFrom('pings').select('id').where(toAsk(saidBefore)).limit(1000).execute();
}

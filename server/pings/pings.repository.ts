import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { CountedPings, pingsSearch, Work } from '../../contract/pings/pings.search.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Schema } from '../db/schema.ts';
import type { PingsTable } from './pings.tables.ts';
import { isOneOf } from './counted.ts';
import { joined } from './joined-pings.repository.ts';
import { type Moment, orderedBy, shownOccupation, workOf } from './work.repository.ts';
import { type Paged, type Selected, selectPage } from '../kit/paged.ts';

/** A ping with the people and the organization it is between. */
export type PingRow = NonNullable<Awaited<ReturnType<typeof findPing>>>;

/** One ping, locked until the transaction ends, its applicant before it: of two simultaneous answers one comes first. */
export async function findPing(tx: TenantTx, id: string) {
  await tx
    .selectFrom('applicants as a')
    .innerJoin('pings as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.applicant_id', '=', 'a.id'),
    )
    .select('a.id')
    .where('p.id', '=', id)
    .forUpdate('a')
    .execute();
  return joined(tx).where('p.id', '=', id).forUpdate('p').executeTakeFirst();
}

/** One ping as it stands, for reading alone. */
export function readPing(tx: TenantTx, id: string) {
  return joined(tx).where('p.id', '=', id).executeTakeFirst();
}

/** Several, in the order given. */
export async function readPings(tx: TenantTx, ids: readonly string[]): Promise<PingRow[]> {
  if (ids.length === 0) return [];
  const rows = await joined(tx).where('p.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whose pings: what an organization sent, or what an applicant received (never one still in the undo window). */
export type PingScope = { readonly organization_id: string } | { readonly applicant_id: string };

export interface PingFilter {
  readonly status?: readonly PingsTable['status'][] | undefined;
  readonly waiting?: unknown;
  readonly work?: readonly Work[] | undefined;
  /** Of these alone. */
  readonly ids?: readonly string[] | undefined;
  readonly owner?: string | undefined;
  readonly occupation?: string | undefined;
  readonly since?: readonly string[] | undefined;
  readonly counted?: readonly CountedPings[] | undefined;
}

/** What has arrived, whether the next minute has written that down or not. */
const hasArrived = (
  now: Date,
) => sql<boolean>`(p.sent_at is not null or p.status = 'created' and p.send_at <= ${now}::timestamptz
  and exists (select from applicants a join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where a.tenant_id = p.tenant_id and a.id = p.applicant_id and u.account = 'active'))`;
/** Of those, as the applicant reads them. */
const readStatus = (now: Date) => sql<PingsTable['status']>`case when p.status = 'created' then 'pending'
  when p.status = 'pending' and p.expires_at <= ${now}::timestamptz then 'expired' else p.status end`;

const dayMs = 86_400_000;

const scoped = (tx: TenantTx, scope: PingScope, filter: PingFilter, moment: Moment) => {
  const { status } = filter;
  const isOrganization = 'organization_id' in scope;
  const query = isOrganization
    ? filtered(tx.selectFrom('pings as p').where('p.organization_id', '=', scope.organization_id), filter, moment)
    : tx.selectFrom('pings as p').where('p.applicant_id', '=', scope.applicant_id).where(hasArrived(moment.now));
  return status ? query.where(isOrganization ? 'p.status' : readStatus(moment.now), 'in', status) : query;
};

/** What an organization asks of its list. */
function filtered(query: Mine, filter: PingFilter, moment: Moment): Mine {
  const { waiting, work, ids, owner, occupation, since, counted } = filter;
  const days = Math.max(...(since ?? []).map(Number));
  return query
    .$if(waiting !== undefined, (all) =>
      all
        .where('p.status', '=', 'accepted')
        .where((eb) => eb.or([eb('p.outcome', 'is', null), eb('p.outcome', '=', 'not_reached')]))
        .where(workOf(moment), '=', 'todo'),
    )
    .$if(work !== undefined, (all) => all.where(workOf(moment), 'in', work ?? []))
    .$if(ids !== undefined, (all) =>
      all.where(sql<boolean>`p.id = any(${ids ?? []}::uuid[])`).where(workOf(moment), 'is not', null),
    )
    .$if(owner !== undefined, (all) => all.where(sql`coalesce(p.owner_id, p.employee_id)`, '=', owner))
    .$if(occupation !== undefined, (all) => all.where(shownOccupation(moment.now), '=', occupation ?? null))
    .$if(since !== undefined, (all) => all.where('p.created_at', '>', new Date(moment.now.getTime() - days * dayMs)))
    .$if(counted !== undefined, (all) => all.where(isOneOf(counted ?? [], moment)));
}
type Mine = SelectQueryBuilder<Schema & { p: PingsTable }, 'p', object>;

export async function listPings(
  tx: TenantTx,
  scope: PingScope,
  filter: PingFilter,
  page: Paged<(typeof pingsSearch)['order'][number]>,
  moment: Moment,
): Promise<Selected<PingRow>> {
  const asked = scoped(tx, scope, filter, moment);
  const ids = asked.select('p.id').orderBy(orderedBy(page.by, moment), page.direction).orderBy('p.id', 'desc');
  const { rows, total } = await selectPage(ids, asked, page);
  // asked in one statement, the page would come last: beyond eight tables PostgreSQL keeps the order they are joined in
  return {
    rows: await readPings(
      tx,
      rows.map(({ id }) => id),
    ),
    total,
  };
}

/** How many of an organization's messages stand where, by occupation. */
export function countWork(tx: TenantTx, organizationId: string, moment: Moment, filter: PingFilter = {}) {
  return tx
    .selectFrom((eb) =>
      filtered(eb.selectFrom('pings as p').where('p.organization_id', '=', organizationId), filter, moment)
        .select([workOf(moment).as('work'), shownOccupation(moment.now).as('occupation_id')])
        .as('w'),
    )
    .select(['w.work', 'w.occupation_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('w.work', 'is not', null)
    .groupBy(['w.work', 'w.occupation_id'])
    .execute();
}

/** Who takes care of an organization's messages. */
export function findOwners(tx: TenantTx, organizationId: string) {
  return tx
    .selectFrom('pings as p')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.tenant_id', '=', 'p.tenant_id').on(sql<boolean>`e.id = coalesce(p.owner_id, p.employee_id)`),
    )
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .select(['e.id', sql<string>`u.firstname || ' ' || u.lastname`.as('name')])
    .distinct()
    .where('p.organization_id', '=', organizationId)
    .execute();
}

export async function insertPing(tx: TenantTx, ping: Insertable<PingsTable>): Promise<void> {
  await tx.insertInto('pings').values(ping).execute();
}

export async function updatePing(tx: TenantTx, id: string, values: Updateable<PingsTable>, now: Date): Promise<void> {
  await tx
    .updateTable('pings')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Open pings of an applicant who is not matchable any more. */
export function findOpenPingIds(tx: TenantTx, applicantId: string, organizationId?: string) {
  return pingIdsOf(tx, applicantId, organizationId).where('status', 'in', ['created', 'pending']).execute();
}

/** Ids of an applicant's pings, or of those of one organization. */
function pingIdsOf(tx: TenantTx, applicantId: string, organizationId: string | undefined) {
  const all = tx.selectFrom('pings').select('id').where('applicant_id', '=', applicantId);
  return organizationId === undefined ? all : all.where('organization_id', '=', organizationId);
}

/** Pings by which an organization sees contact details now. */
export function findReleasedPingIds(tx: TenantTx, applicantId: string, now: Date, organizationId?: string) {
  return pingIdsOf(tx, applicantId, organizationId)
    .where('released_at', 'is not', null)
    .where((eb) => eb.or([eb('released_until', 'is', null), eb('released_until', '>', now)]))
    .execute();
}

/** Every yes of an applicant, with whom it was given to. */
export function findReleases(tx: TenantTx, applicantId: string) {
  return tx
    .selectFrom('pings as p')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.organization_id'),
    )
    .leftJoin('deletion_requests as d', (join) =>
      join.onRef('d.tenant_id', '=', 'p.tenant_id').onRef('d.ping_id', '=', 'p.id'),
    )
    .select([
      'p.id',
      'p.released_at',
      'p.released_until',
      'p.withdrawn_at',
      'd.confirmed_at as deletion_confirmed_at',
      'o.id as organization_id',
      'o.name as organization',
    ])
    .where('p.applicant_id', '=', applicantId)
    .where('p.released_at', 'is not', null)
    .orderBy('p.released_at', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
}

/** Open pings an employee has sent. */
export const findOpenPingIdsOfEmployee = (tx: TenantTx, id: string) => findOpenFrom(tx, 'employee_id', id);
export const findOpenPingIdsOfOrganization = (tx: TenantTx, id: string) => findOpenFrom(tx, 'organization_id', id);

const findOpenFrom = (tx: TenantTx, sender: 'employee_id' | 'organization_id', id: string) =>
  tx
    .selectFrom('pings')
    .select('id')
    .where(sender, '=', id)
    .where('status', 'in', ['created', 'pending'])
    .orderBy('applicant_id')
    .execute();

/** Gives all pings of an employee to another, who then reads the answers. */
export async function movePingsToColleague(tx: TenantTx, from: string, to: string, now: Date): Promise<void> {
  await tx.updateTable('pings').set({ employee_id: to, updated_at: now }).where('employee_id', '=', from).execute();
}

export function findPingsSent(tx: TenantTx, employeeId: string) {
  return tx
    .selectFrom('pings')
    .select(['status', 'created_at', 'kind', 'offered_occupation_id'])
    .select((eb) =>
      (['subject', 'body', 'personal_line'] as const).map((part) =>
        eb.case().when('withdrawn_at', 'is', null).then(eb.ref(part)).end().as(part),
      ),
    )
    .where('employee_id', '=', employeeId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Messages a minor has said yes to, open until the guardian answers. */
export const findGuardianQuestions = (tx: TenantTx, applicantId: string) =>
  joined(tx)
    .where('p.applicant_id', '=', applicantId)
    .where('p.status', '=', 'pending')
    .where('p.guardian_asked_at', 'is not', null)
    .orderBy('p.guardian_asked_at')
    .execute();

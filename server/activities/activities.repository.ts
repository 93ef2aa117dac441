import { type SqlBool, sql } from 'kysely';
import { activityDays, type ActivityKind } from '../../contract/activities/activities.kinds.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, type Due } from '../jobs/due.ts';
import { type Paged, selectPage } from '../kit/paged.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

/** Whose it is, and what it is about: never a name, which is looked up when it is read. */
export interface NewActivity {
  readonly user_id: string;
  readonly ping_id?: string;
  /** In place of the message, where it may go with the person. */
  readonly deletion_request_id?: string;
  readonly alert_id?: string;
  readonly alert_run_id?: string;
  readonly invitation_id?: string;
  readonly report_id?: string;
  /** Its reader did it just now: it is listed, and nothing new. */
  readonly isKnown?: boolean;
}

interface Event {
  readonly kind: ActivityKind;
  readonly mail_id: string;
  readonly happened_at: Date;
  readonly now: Date;
}

export async function insertActivities(
  tx: TenantTx,
  activities: readonly NewActivity[],
  { now, ...event }: Event,
): Promise<void> {
  if (activities.length === 0) return;
  await tx
    .insertInto('activities')
    .values(
      activities.map(({ isKnown = false, ...about }) => ({
        tenant_id: currentTenant,
        id: newId({ now: () => now }),
        ...event,
        ...about,
        read_at: isKnown ? now : null,
      })),
    )
    .execute();
}

/** Those of mails that are taken back before they went out. */
export async function deleteActivitiesOf(tx: TenantTx, mailIds: readonly string[]): Promise<void> {
  if (mailIds.length === 0) return;
  await tx.deleteFrom('activities').where('mail_id', 'in', mailIds).execute();
}

/** All of a message that nobody has received, whichever mail they came with. */
export async function deleteActivitiesOfPing(tx: TenantTx, pingId: string): Promise<void> {
  await tx.deleteFrom('activities').where('ping_id', '=', pingId).execute();
}

/** What has happened to somebody by now; a message one may still undo has not. */
const happened = (tx: TenantTx, userId: string, now: Date) =>
  tx.selectFrom('activities as n').where('n.user_id', '=', userId).where('n.happened_at', '<=', now);

export type ActivityRow = Awaited<ReturnType<typeof listActivities>>['rows'][number];

export function listActivities(
  tx: TenantTx,
  userId: string,
  { unread }: { readonly unread?: unknown },
  page: Paged<'happened_at'>,
  now: Date,
) {
  const asked = happened(tx, userId, now).$if(unread !== undefined, (all) => all.where('n.read_at', 'is', null));
  const rows = asked
    .leftJoin('deletion_requests as d', (join) =>
      join.onRef('d.tenant_id', '=', 'n.tenant_id').onRef('d.id', '=', 'n.deletion_request_id'),
    )
    .leftJoin('pings as p', (join) => join.onRef('p.tenant_id', '=', 'n.tenant_id').onRef('p.id', '=', 'n.ping_id'))
    .leftJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.applicant_id'),
    )
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .leftJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.organization_id'),
    )
    .leftJoin('alerts as l', (join) => join.onRef('l.tenant_id', '=', 'n.tenant_id').onRef('l.id', '=', 'n.alert_id'))
    .leftJoin('alert_runs as r', (join) =>
      join.onRef('r.tenant_id', '=', 'n.tenant_id').onRef('r.id', '=', 'n.alert_run_id'),
    )
    .leftJoin('invitations as i', (join) =>
      join.onRef('i.tenant_id', '=', 'n.tenant_id').onRef('i.id', '=', 'n.invitation_id'),
    )
    .leftJoin('reports as t', (join) => join.onRef('t.tenant_id', '=', 'n.tenant_id').onRef('t.id', '=', 'n.report_id'))
    .leftJoin('organizations as w', (join) =>
      join.onRef('w.tenant_id', '=', 't.tenant_id').onRef('w.id', '=', 't.organization_id'),
    )
    .select([
      'n.id',
      'n.kind',
      'n.happened_at',
      'n.read_at',
      'n.alert_id',
      'n.alert_run_id',
      sql<string | null>`coalesce(n.ping_id, d.ping_id)`.as('ping_id'),
      'd.name as deleted_name',
      sql<string | null>`i.firstname || ' ' || i.lastname`.as('invited_name'),
      'p.applicant_id',
      'p.organization_id',
      'o.name as organization_name',
      'w.name as reported_name',
      'p.released_at',
      'p.released_until',
      sql<string | null>`u.firstname || ' ' || u.lastname`.as('applicant_name'),
      'l.name as alert_name',
      'r.matches',
    ])
    .orderBy(`n.${page.by}`, page.direction)
    .orderBy('n.id', page.direction);
  return selectPage(rows, asked, page);
}

export async function countUnread(tx: TenantTx, userId: string, now: Date): Promise<number> {
  const { count } = await happened(tx, userId, now)
    .where('n.read_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether it is there, and theirs. */
export async function markRead(tx: TenantTx, userId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('activities')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('happened_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markAllRead(tx: TenantTx, userId: string, until: Date, now: Date): Promise<void> {
  await tx
    .updateTable('activities')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('happened_at', '<=', until < now ? until : now)
    .execute();
}

export async function markPingRead(tx: TenantTx, userId: string, pingId: string, now: Date): Promise<void> {
  await tx
    .updateTable('activities')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('ping_id', '=', pingId)
    .where('read_at', 'is', null)
    .where('happened_at', '<=', now)
    .execute();
}

/** All of somebody, the oldest first. */
export const findActivities = (tx: TenantTx, userId: string, now: Date) =>
  happened(tx, userId, now).select(['n.kind', 'n.happened_at', 'n.read_at']).orderBy('n.happened_at').execute();

const old = (now: Date) => sql<SqlBool>`happened_at < ${new Date(now.getTime() - activityDays * 86_400_000)}`;

export const oldActivitiesDue = (now: Date): Due => anyIn('activities', old(now));

export async function forgetActivities(tx: TenantTx, now: Date): Promise<void> {
  await tx.deleteFrom('activities').where(old(now)).execute();
}

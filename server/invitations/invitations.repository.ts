import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import {
  type Invitation,
  invitationEvents,
  type InvitationStatus,
} from '../../contract/invitations/invitations.schema.ts';
import type { Role } from '../../contract/kit/roles.ts';
import { invitationLifecycle } from '../../machines/invitations/invitation.lifecycle.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { audit } from '../audit/audit.ts';
import type { Schema } from '../db/schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, type Due } from '../jobs/due.ts';

/** Pending but past its last moment is expired, whether or not the tick has written it yet. */
const statusAt = (now: Date) => sql<InvitationStatus>`
  case when invitations.status = 'pending' and invitations.expires_at <= ${now} then 'expired' else invitations.status end`;

const withNames = (tx: TenantTx, now: Date) =>
  tx
    .selectFrom('invitations')
    .leftJoin('users as inviter', 'inviter.id', 'invitations.invited_by')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .selectAll('invitations')
    .select([
      statusAt(now).as('status_now'),
      'inviter.firstname as inviter_firstname',
      'inviter.lastname as inviter_lastname',
      'organizations.name as organization_name',
      'organizations.status as organization_status',
    ]);

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

export function findInvitation(tx: TenantTx, id: string, now: Date) {
  return withNames(tx, now).where('invitations.id', '=', id).executeTakeFirst();
}

export interface InvitationQuery {
  readonly organization_id: string;
  readonly status?: readonly InvitationStatus[] | undefined;
  readonly order: { readonly by: 'created_at' | 'lastname' | 'expires_at'; readonly descending: boolean };
  readonly limit: number;
  readonly offset: number;
}

export async function listInvitations(tx: TenantTx, query: InvitationQuery, now: Date) {
  const filtered = <O>(select: SelectQueryBuilder<Schema, 'invitations', O>) => {
    const own = select.where('invitations.organization_id', '=', query.organization_id);
    return query.status ? own.where(statusAt(now), 'in', query.status) : own;
  };
  const column =
    query.order.by === 'lastname'
      ? sql`invitations.lastname collate "und-x-icu"`
      : sql.ref(`invitations.${query.order.by}`);
  const rows = await withNames(tx, now)
    .where('invitations.organization_id', '=', query.organization_id)
    .$if(query.status !== undefined, (select) => select.where(statusAt(now), 'in', query.status ?? []))
    .orderBy(column, query.order.descending ? 'desc' : 'asc')
    .orderBy('invitations.id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const { total } = await filtered(tx.selectFrom('invitations'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** What an organization sends at the same time goes one after the other: so the day's mails and one per address are counted. */
export async function lockOrganization(tx: TenantTx, organizationId: string): Promise<void> {
  await tx.selectFrom('organizations').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();
}

/** How many invitation mails an organization has sent since, resends included. */
export async function countSent(tx: TenantTx, organizationId: string, since: Date): Promise<number> {
  const { sum } = await tx
    .selectFrom('invitations')
    .select(sql<number>`coalesce(sum(sent_count), 0)::int`.as('sum'))
    .where('organization_id', '=', organizationId)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return sum;
}

/** The one open invitation of an address, which may have run out without the tick having written it. */
export function pendingFor(tx: TenantTx, organizationId: string, email: string) {
  return tx
    .selectFrom('invitations')
    .select(['id', 'expires_at'])
    .where('organization_id', '=', organizationId)
    .where(sql`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

const overdue = (now: Date) => sql<SqlBool>`status = 'pending' and expires_at <= ${now}`;
export const invitationsDue = (now: Date): Due => anyIn('invitations', overdue(now));

/** Writes down that pending invitations have run out: all that are due, or the one given. */
export async function expirePending(tx: TenantTx, now: Date, only?: string): Promise<void> {
  const rows = await tx
    .updateTable('invitations')
    .set({ status: 'expired', updated_at: now })
    .where(overdue(now))
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .returning('id')
    .execute();
  for (const { id } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await audit(tx, {
      actor_kind: 'system',
      subject_type: 'Invitation',
      subject_id: id,
      event: 'timeout',
      from: 'pending',
      to: 'expired',
      now,
    });
  }
}

export function colleagueWith(tx: TenantTx, organizationId: string, emailKey: string) {
  return tx
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.user_id')
    .select('users.id')
    .where('employees.organization_id', '=', organizationId)
    .where('users.email_key', '=', emailKey)
    .where('users.verification', '=', 'verified')
    .executeTakeFirst();
}

export const inviterName = (row: InvitationRow): string | undefined =>
  row.inviter_firstname && row.inviter_lastname ? `${row.inviter_firstname} ${row.inviter_lastname}` : undefined;

interface Reader {
  readonly role: Role;
  /** Whether the reader may do anything with it (tenant setting `employees_may_invite`). */
  readonly mayInvite: boolean;
}

/** @param goesOut when its mail goes out that still waits */
export function presentInvitation(row: InvitationRow, { role, mayInvite }: Reader, goesOut: Date | null): Invitation {
  const name = inviterName(row);
  const possible: readonly string[] = mayInvite ? eventsFor(invitationLifecycle, row.status_now, role) : [];
  return {
    id: row.id,
    organization_id: row.organization_id,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    invited_by: row.invited_by && name ? { id: row.invited_by, name } : null,
    status: row.status_now,
    sent_count: row.sent_count,
    sent_at: row.sent_at?.toISOString() ?? null,
    goes_out_at: goesOut?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
    events: invitationEvents.filter((event) => possible.includes(event)),
  };
}

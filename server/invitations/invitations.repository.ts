import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { InvitationStatus } from '../../contract/invitations/invitations.schema.ts';
import type { invitationsSearch } from '../../contract/invitations/invitations.search.ts';
import { closedStatuses } from '../../contract/organizations/closed.ts';
import { invitationLifecycle } from '../../machines/invitations/invitation.lifecycle.ts';
import { audit } from '../audit/audit.ts';
import type { Schema } from '../db/schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, type Due } from '../jobs/due.ts';
import type { RecordKind } from '../kit/records.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';

export const invitationRecords = {
  table: 'invitations',
  subject: 'Invitation',
  lifecycle: invitationLifecycle,
} as const satisfies RecordKind;

/** Pending but past its last moment is expired, whether or not the tick has written it yet; one that is held has none. */
const statusAt = (now: Date) => sql<InvitationStatus>`
  case when invitations.status = 'pending' and invitations.held_at is null and invitations.expires_at <= ${now} then 'expired' else invitations.status end`;

const isHeld = sql<boolean>`(invitations.status = 'pending' and invitations.held_at is not null)`;

const named = (invitations: SelectQueryBuilder<Schema, 'invitations', object>, now: Date) =>
  invitations
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
  return named(tx.selectFrom('invitations').where('invitations.id', '=', id), now).executeTakeFirst();
}

type Words<Name extends keyof (typeof invitationsSearch)['filter']> =
  (typeof invitationsSearch)['filter'][Name][number][];
interface Asked {
  readonly organization_id: string;
  readonly status?: InvitationStatus[] | undefined;
  readonly held?: Words<'held'> | undefined;
  readonly outside_domains?: Words<'outside_domains'> | undefined;
}

export function listInvitations(
  tx: TenantTx,
  { organization_id, status, held, outside_domains }: Asked,
  page: Paged<(typeof invitationsSearch)['order'][number]>,
  now: Date,
) {
  let asked = tx.selectFrom('invitations').where('invitations.organization_id', '=', organization_id);
  if (status) asked = asked.where(statusAt(now), 'in', status);
  // both of them are all
  if (held?.length === 1) asked = asked.where(isHeld, '=', held[0] === 'yes');
  if (outside_domains?.length === 1)
    asked = asked.where('invitations.outside_domains', '=', outside_domains[0] === 'yes');
  const rows = named(asked, now)
    .orderBy(page.by === 'lastname' ? alphabetical('invitations.lastname') : `invitations.${page.by}`, page.direction)
    .orderBy('invitations.id', 'desc');
  return selectPage(rows, asked, page);
}

/** Those of a colleague that are open, or could be opened again. */
export async function openInvitationsBy(tx: TenantTx, userId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('invitations')
    .select('id')
    .where('invited_by', '=', userId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many invitation mails an organization has sent since, resends included, and how many others wait for staff. */
export async function countSent(
  tx: TenantTx,
  { organization_id, id }: Pick<InvitationRow, 'organization_id' | 'id'>,
  since: Date,
): Promise<number> {
  const { sum } = await tx
    .selectFrom('invitations')
    .select(sql<number>`coalesce(sum(greatest(sent_count, 1)), 0)::int`.as('sum'))
    .where('organization_id', '=', organization_id)
    .where((eb) => eb.or([eb('sent_at', '>', since), eb.and([eb('held_at', '>', since), eb('id', '<>', id)])]))
    .executeTakeFirstOrThrow();
  return sum;
}

/** How many of all companies wait for staff. */
export async function countHeld(tx: TenantTx): Promise<number> {
  const { held } = await tx
    .selectFrom('invitations as i')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'i.tenant_id').onRef('o.id', '=', 'i.organization_id'),
    )
    .select(sql<number>`count(*)::int`.as('held'))
    .where('i.status', '=', 'pending')
    .where('i.held_at', 'is not', null)
    .where('o.status', 'not in', closedStatuses)
    .executeTakeFirstOrThrow();
  return held;
}

/** The one open invitation of an address, which may have run out without the tick having written it. */
export function pendingFor(tx: TenantTx, organizationId: string, email: string) {
  return tx
    .selectFrom('invitations')
    .select(['id', 'expires_at', 'held_at'])
    .where('organization_id', '=', organizationId)
    .where(sql`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

const overdue = (now: Date) => sql<SqlBool>`status = 'pending' and held_at is null and expires_at <= ${now}`;
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

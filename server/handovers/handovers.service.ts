import type { Handover, OpenHandover } from '../../contract/handovers/handovers.schema.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { confirmOwnPassword, type OwnCall } from '../account/own-password.ts';
import { audit, type AuditEntry } from '../audit/audit.ts';
import { byCaller } from '../audit/action.ts';
import type { Config } from '../config.ts';
import { besides, type TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import { endSessionsOf } from '../session/sessions.repository.ts';
import { openSession, type SessionCall } from '../session/sessions.service.ts';
import { withinTenant } from '../tenants/settings.service.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { findToken, mintToken, useToken } from '../tokens/tokens.service.ts';
import {
  administratorUntil,
  deleteHandovers,
  findHandover,
  type HandoverRow,
  insertHandover,
  isAdministered as hasAdministrator,
  listOpenHandovers,
  lockVisitor,
  markEnded,
  markRedeemed,
  storeOperator,
} from './handovers.repository.ts';

const purpose = 'handover';
const linkMs = 60_000;
const mostMs = 3_600_000;

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const subject = (tenantId: string) => ({ subject_type: 'Tenant', subject_id: tenantId }) as const;

/**
 * Makes the link by which an administrator of `app` goes on in another tenant, once and within a minute. Both logs say
 * who and why. @throws Failure conflict for the own tenant; not_found; validation at `password`; too_many_requests
 */
export async function openHandover(call: OwnCall & Caller, id: string, input: OpenHandover): Promise<string> {
  const { tenant, actor, now, deps } = call;
  if (id === tenant.id) throw new Failure('conflict');
  const { firstname, lastname, locale, ...me } = await confirmOwnPassword(call, input.password, 'password');
  const { text: reason } = input;
  const opened = { event: 'open_handover', reason } as const;
  const url = await withinTenant(call, id, async (scoped, other) => {
    const who = { tenant_id: tenant.id, id: me.id, firstname, lastname: `${lastname} (${tenant.name})`, locale };
    const user_id = await storeOperator(scoped, who, now);
    const from = { from_tenant_id: tenant.id, from_session_id: actor.session_id, operator: tenant.name };
    const ends_at = new Date(now.getTime() + linkMs);
    const handover = await insertHandover(scoped, { user_id, ...from, reason, ends_at }, now);
    await audit(scoped, { ...byCaller(call), actor_id: user_id, ...subject(id), ...opened });
    const token = await mintToken(scoped, { purpose, subject_id: handover, ttl_ms: linkMs, now });
    return tenantUrl(deps.config, other, `/handover#token=${token}`);
  });
  await audit(call.tx, { ...byCaller(call), ...subject(id), ...opened });
  return url;
}

/**
 * Opens the session of a handover in this browser, while the one it was opened from still runs as an administrator's; the
 * person's earlier one here ends. @throws Failure link_invalid, link_expired, link_used
 */
export async function redeemHandover(call: SessionCall, token: string): Promise<void> {
  const { tx, tenant, now, request } = call;
  const link = await findToken(tx, { purpose, token, now });
  if (!link || link.state === 'void') throw new Failure('link_invalid');
  if (link.state === 'used') throw new Failure('link_used');
  if (link.state === 'expired') throw new Failure('link_expired');
  if (!(await useToken(tx, link.id, now))) throw new Failure('link_used');
  await lockVisitor(tx, link.subject_id);
  const row = await findHandover(tx, link.subject_id);
  if (!row || row.ended_at || row.from_session_id === null) throw new Failure('link_invalid');
  const { id, user_id, from_tenant_id, from_session_id } = row;
  const places = { here: tenant.id, from: from_tenant_id };
  const until = await besides(tx, places, (there) => administratorUntil(there, from_session_id, now));
  if (!until) throw new Failure('link_invalid');
  const before = (await listOpenHandovers(tx, user_id)).filter((other) => other.id !== id && other.redeemed_at);
  for (const other of before)
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await endOne(tx, other, { tenant, by: 'operator', now });
  const ends_at = earlier(new Date(now.getTime() + mostMs), until);
  const opened = { handover_id: id, opened_by_tenant_id: from_tenant_id, opened_by_session_id: from_session_id };
  if (!(await markRedeemed(tx, id, now, ends_at))) throw new Failure('link_invalid');
  await openSession(call, { id: user_id, type: 'administrator' }, { ...opened, ends_at });
  await inBothLogs(tx, tenant, row, { event: 'enter_handover', request_id: request.id, now }, 'operator');
}

type EndedBy = NonNullable<Handover['ended_by']>;
interface Ending {
  readonly tenant: TenantRow;
  readonly by: EndedBy;
  readonly now: Date;
  /** Who of the tenant's own administrators it was. */
  readonly administrator?: string;
  readonly request_id?: string;
}

/**
 * Ends one, and its session with it; nothing happens where it has ended already. It was over by its own end, however late
 * that is written down, and where nobody came there was no visit that the logs could tell the end of.
 */
async function endOne(tx: TenantTx, row: HandoverRow, { tenant, by, now, ...who }: Ending): Promise<void> {
  if (!(await markEnded(tx, row.id, by, earlier(now, row.ends_at)))) return;
  await endSessionsOf(tx, row.id);
  if (row.redeemed_at === null) return;
  const { request_id, administrator } = who;
  const entry = { event: 'end_handover', now, ...(request_id !== undefined && { request_id }) } as const;
  await inBothLogs(tx, tenant, row, entry, by, administrator);
}

/** The tenant's log knows its own administrators, that of `app` knows its own, and neither those of the other. */
async function inBothLogs(
  tx: TenantTx,
  tenant: TenantRow,
  { user_id, operator_id, from_tenant_id }: HandoverRow,
  what: Pick<AuditEntry, 'event' | 'now' | 'request_id'>,
  by: EndedBy,
  administrator?: string,
): Promise<void> {
  const entry = { ...subject(tenant.id), ...what };
  const named = (actor_id: string | null | undefined): Pick<AuditEntry, 'actor_kind' | 'actor_id'> =>
    actor_id ? { actor_kind: 'administrator', actor_id } : { actor_kind: 'system' };
  const isOwn = by === 'operator';
  await audit(tx, { ...entry, ...named(isOwn ? user_id : administrator) });
  await besides(tx, { here: tenant.id, from: from_tenant_id }, (there) =>
    audit(there, { ...entry, ...named(isOwn ? operator_id : undefined) }),
  );
}

/** The tenant's administrators end one at once. @throws Failure not_found */
export async function endHandover(call: Caller, id: string): Promise<void> {
  const { tx, tenant, actor, now, request } = call;
  const row = await findHandover(tx, id);
  if (!row) throw new Failure('not_found');
  const who = { administrator: actor.user_id, request_id: request.id };
  await endOne(tx, row, { tenant, by: 'administrator', now, ...who });
}

/** Whoever came by a handover leaves; of everybody else nothing is known. */
export async function leaveHandover({ tx, tenant, actor, now, request }: Caller): Promise<void> {
  const row = actor.handover_id === undefined ? undefined : await findHandover(tx, actor.handover_id);
  if (row) await endOne(tx, row, { tenant, by: 'operator', now, request_id: request.id });
}

/** Once a minute: writes down which are over by the clock, and which with the session they were opened from. */
export async function endOver(tx: TenantTx, tenant: TenantRow, now: Date): Promise<void> {
  for (const row of await listOpenHandovers(tx)) {
    const by = overBy(row, now);
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    if (by) await endOne(tx, row, { tenant, by, now });
  }
}

/** What ended one that nobody has ended; undefined while it stands. */
function overBy({ ends_at, redeemed_at, has_session }: HandoverRow, now: Date): EndedBy | undefined {
  if (ends_at <= now) return 'time';
  return redeemed_at && !has_session ? 'operator' : undefined;
}

/** As it is by now, written down or not. */
export function handoverView(row: HandoverRow, now: Date): Handover {
  const { id, firstname, lastname, operator, reason, created_at, redeemed_at, ends_at } = row;
  const over = row.ended_by ?? overBy(row, now) ?? null;
  const ended_at = row.ended_at ?? (over === null ? null : earlier(now, ends_at));
  return {
    id,
    name: `${firstname} ${lastname}`,
    operator,
    reason,
    created_at: created_at.toISOString(),
    redeemed_at: redeemed_at?.toISOString() ?? null,
    ends_at: ends_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    ended_by: over,
  };
}

/** What somebody who came by a handover knows of themselves besides: why, until when, and where they came from. */
export async function handedOverPart(
  tx: TenantTx,
  id: string,
  { tenant, config }: { readonly tenant: TenantRow; readonly config: Config },
): Promise<Pick<Me, 'handover' | 'abilities'>> {
  const row = await findHandover(tx, id);
  if (!row) throw new Failure('unauthenticated');
  const { operator, reason, ends_at } = row;
  const home = tenantUrl(config, { slug: 'app' }, `/tenants/${tenant.id}`);
  return { handover: { operator, reason, ends_at: ends_at.toISOString(), home }, abilities: [] };
}

/** Whether the tenant has an administrator of its own who has been here: from then on it is theirs alone. */
export const isAdministered = hasAdministrator;

/** They are kept as long as the log that tells of them. */
export const forgetHandovers = (tx: TenantTx, tenant: TenantRow, now: Date): Promise<void> =>
  deleteHandovers(tx, tenant.keep_log_months, now);

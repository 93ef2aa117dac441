import { type CreateInvitation, invitationDays } from '../../contract/invitations/invitations.schema.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { invitationLifecycle } from '../../machines/invitations/invitation.lifecycle.ts';
import { actionOf, byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { type Caller, insertRecord, lockOrganization, moveRecord, ownedBy, reachOf } from '../kit/records.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { Failure } from '../http/failure.ts';
import { countTokens, mintToken, voidTokens } from '../tokens/tokens.service.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { emailKey } from '../users/email-key.ts';
import { copiedPurpose, mailedPurpose } from './invitations.acceptance.ts';
import { queueInvitation } from './invitations.mails.ts';
import {
  colleagueWith,
  countSent,
  expirePending,
  findInvitation,
  type InvitationRow,
  invitationRecords,
  openInvitationsBy,
  pendingFor,
} from './invitations.repository.ts';

const day = 24 * 3_600_000;
const validFor = invitationDays * day;
/** Invitation mails of one organization in 24 hours (SECURITY 23). */
const mailsPerDay = 50;
/** Links of one invitation that may be copied in 24 hours. */
const copiesPerDay = 20;

type Reach = ReturnType<typeof reachOf>;

/**
 * Whose invitations the caller handles: the own organization's; staff those of all, or of the one they name.
 * @throws Failure forbidden where the tenant lets only staff invite
 */
function invitingReach(call: Caller & { readonly body?: unknown }): Reach {
  if (call.actor.type === 'employee' && !call.tenant.employees_may_invite) throw new Failure('forbidden');
  return reachOf(call);
}

/** One of their invitations, with its organization locked. @throws Failure not_found */
async function invitationOf(call: Caller, id: string): Promise<InvitationRow> {
  const { tx, now } = call;
  const { organization_id } = invitingReach({ ...call, body: undefined });
  const row = await findInvitation(tx, id, now);
  if (!row || (organization_id !== undefined && row.organization_id !== organization_id))
    throw new Failure('not_found');
  await lockOrganization(tx, row.organization_id);
  return found(await findInvitation(tx, id, now));
}

/** @throws Failure conflict where the address already has an open invitation of this organization */
async function refuseSecond(
  { tx, now }: Caller,
  organizationId: string,
  email: string,
  except?: string,
): Promise<void> {
  const open = await pendingFor(tx, organizationId, email);
  if (!open || open.id === except) return;
  if (open.expires_at > now) throw new Failure('conflict');
  await expirePending(tx, now, open.id);
}

export async function createInvitation(call: Caller, input: CreateInvitation): Promise<InvitationRow> {
  const { tx, actor, now } = call;
  const { organization_id: named, ...invited } = input;
  const about = { ...call, query: undefined, body: named === undefined ? {} : { organization_id: named } };
  invitingReach(about);
  const organization_id = ownedBy(about);
  await lockOrganization(tx, organization_id);
  if (await colleagueWith(tx, organization_id, emailKey(input.email))) {
    throw new Failure('validation', { errors: { email: [{ rule: 'taken' }] } });
  }
  await refuseSecond(call, organization_id, input.email);
  const id = await insertRecord(about, invitationRecords, {
    ...invited,
    invited_by: actor.user_id,
    expires_at: new Date(now.getTime() + validFor),
  });
  return send(call, id);
}

/** Sends it again with a new link, or takes it back. @throws Failure not_found, transition_not_allowed, conflict, too_many_requests */
export async function transitionInvitation(
  call: Caller,
  id: string,
  event: 'resend' | 'revoke',
): Promise<InvitationRow> {
  const { tx, actor, now } = call;
  const row = await invitationOf(call, id);
  const isResend = event === 'resend';
  if (isResend && eventsFor(invitationLifecycle, row.status_now, actor.type).includes(event)) {
    await refuseSecond(call, row.organization_id, row.email, id);
  }
  if (!isResend) {
    await revoke(call, row);
    return found(await findInvitation(tx, id, now));
  }
  const values = { invited_by: actor.user_id, expires_at: new Date(now.getTime() + validFor) };
  await moveRecord(tx, actionOf(call), invitationRecords, row, { event, values });
  await voidTokens(tx, copiedPurpose, id, now);
  return send(call, id);
}

/**
 * A link to pass on by hand, beside the mailed one and those copied before: all end with the invitation.
 * @throws Failure not_found, transition_not_allowed where it isn't open, too_many_requests
 */
export async function copyLink(call: Caller, id: string): Promise<{ link: string; expires_at: string }> {
  const { tx, tenant, actor, deps, now } = call;
  const row = await invitationOf(call, id);
  if (row.status_now !== 'pending') {
    const events = eventsFor(invitationLifecycle, row.status_now, actor.type);
    throw new Failure('transition_not_allowed', { meta: { events } });
  }
  const copied = { purpose: copiedPurpose, subject_id: id };
  if ((await countTokens(tx, copied, new Date(now.getTime() - day))) >= copiesPerDay) {
    throw new Failure('too_many_requests', { retryAfter: day / 1000 });
  }
  const token = await mintToken(tx, { ...copied, ttl_ms: row.expires_at.getTime() - now.getTime(), now });
  await audit(tx, { ...byCaller(call), subject_type: 'Invitation', subject_id: id, event: 'copy_link' });
  const link = tenantUrl(deps.config, tenant, `/register/employee#token=${token}`);
  return { link, expires_at: row.expires_at.toISOString() };
}

/** Takes back what a colleague has sent who is shut out: nobody comes in by it, the sender least of all. */
export async function revokeInvitationsBy(call: Caller, userId: string): Promise<void> {
  const { tx, now } = call;
  for (const id of await openInvitationsBy(tx, userId)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const row = found(await findInvitation(tx, id, now));
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (row.status_now === 'pending') await revoke(call, row);
  }
}

async function revoke(call: Caller, row: InvitationRow): Promise<void> {
  const { tx, now } = call;
  await moveRecord(tx, actionOf(call), invitationRecords, row, { event: 'revoke' });
  await voidTokens(tx, copiedPurpose, row.id, now);
  await voidTokens(tx, mailedPurpose, row.id, now);
  await withdrawMails(tx, row.id, ['invitation']);
}

/** Mints a new link and mails it; the old one dies when it has gone out. */
async function send(call: Caller, id: string): Promise<InvitationRow> {
  const { tx, now } = call;
  const row = found(await findInvitation(tx, id, now));
  if ((await countSent(tx, row.organization_id, new Date(now.getTime() - day))) >= mailsPerDay) {
    throw new Failure('too_many_requests', { retryAfter: day / 1000 });
  }
  await withdrawMails(tx, id, ['invitation']);
  const token = await mintToken(tx, { purpose: mailedPurpose, subject_id: id, ttl_ms: validFor, now });
  await queueInvitation(call, row, token);
  await tx
    .updateTable('invitations')
    .set((eb) => ({ sent_count: eb('sent_count', '+', 1), sent_at: now }))
    .where('id', '=', id)
    .execute();
  return found(await findInvitation(tx, id, now));
}

function found(row: InvitationRow | undefined): InvitationRow {
  if (!row) throw new Failure('not_found');
  return row;
}

import {
  type CreateInvitation,
  invitationDays,
  type InvitationEvent,
} from '../../contract/invitations/invitations.schema.ts';
import { isClosed } from '../../contract/organizations/closed.ts';
import { actionOf, byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { type Caller, insertRecord, lockOrganization, moveRecord, ownedBy, reachOf } from '../kit/records.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { Failure } from '../http/failure.ts';
import { countTokens, mintToken, voidTokens } from '../tokens/tokens.service.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { emailKey } from '../users/email-key.ts';
import { copiedPurpose, mailedPurpose } from './invitations.acceptance.ts';
import { eventsOf, isHeld } from './held.ts';
import { queueInvitation } from './invitations.mails.ts';
import {
  colleagueWith,
  countHeld,
  countSent,
  expirePending,
  findInvitation,
  type InvitationRow,
  invitationRecords,
  openInvitationsBy,
  pendingFor,
} from './invitations.repository.ts';
import { isOutsideDomains } from './known-domains.ts';
import { tellVerdict } from './verdict.mails.ts';

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
  // of one that waits for staff the time has not begun
  if (open.held_at !== null || open.expires_at > now) throw new Failure('conflict');
  await expirePending(tx, now, open.id);
}

const isColleague = async (tx: Caller['tx'], { organization_id, email }: InvitationRow): Promise<boolean> =>
  (await colleagueWith(tx, organization_id, emailKey(email))) !== undefined;

/** It may have waited for long, and they came in another way. @throws Failure conflict */
async function refuseColleague(tx: Caller['tx'], row: InvitationRow): Promise<void> {
  if (await isColleague(tx, row)) throw new Failure('conflict');
}

/** @throws Failure transition_not_allowed where nobody can join the company, conflict, validation, too_many_requests; forbidden where only staff invite */
export async function createInvitation(call: Caller, input: CreateInvitation): Promise<InvitationRow> {
  const { tx, actor, now } = call;
  const { organization_id: named, ...invited } = input;
  const about = { ...call, query: undefined, body: named === undefined ? {} : { organization_id: named } };
  invitingReach(about);
  const organization_id = ownedBy(about);
  const organization_status = await lockOrganization(tx, organization_id);
  if (isClosed(organization_status)) throw new Failure('transition_not_allowed');
  if (await colleagueWith(tx, organization_id, emailKey(input.email))) {
    throw new Failure('validation', { errors: { email: [{ rule: 'taken' }] } });
  }
  await refuseSecond(call, organization_id, input.email);
  const outside_domains = actor.type === 'employee' && (await isOutsideDomains(tx, organization_id, input.email));
  const held = holds(call, { outside_domains, approved_at: null });
  const id = await insertRecord(about, invitationRecords, {
    ...invited,
    // once it goes out, nobody's language is at hand
    ...(held && { locale: input.locale ?? actor.locale, held_at: now }),
    outside_domains,
    invited_by: actor.user_id,
    expires_at: new Date(now.getTime() + validFor),
  });
  return held ? hold(call, id) : send(call, id, actor.user_id);
}

/** Whether what an employee wants sent waits for staff first, as the tenant may choose. */
const holds = (
  { tenant, actor }: Caller,
  { outside_domains, approved_at }: Pick<InvitationRow, 'outside_domains' | 'approved_at'>,
): boolean => tenant.hold_outside_invitations && actor.type === 'employee' && outside_domains && approved_at === null;

/**
 * Sends it again with a new link, or takes it back; staff approve or reject what is held.
 * @throws Failure not_found, transition_not_allowed, conflict, too_many_requests; validation for a rejection without a reason
 */
export async function transitionInvitation(
  call: Caller,
  id: string,
  { event, reason = '' }: { readonly event: InvitationEvent; readonly reason?: string | undefined },
): Promise<InvitationRow> {
  const { tx, actor, now } = call;
  const row = await invitationOf(call, id);
  const possible = eventsOf(row, actor.type);
  const expires_at = new Date(now.getTime() + validFor);
  if (event === 'revoke') {
    await revoke(call, row, possible);
  } else if (event === 'reject') {
    await moveRecord(tx, actionOf(call, reason), invitationRecords, row, {
      event,
      possible,
      values: { status_reason: reason },
    });
    // what isn't allowed is said before what is missing
    if (reason === '') throw new Failure('validation', { errors: { reason: [{ rule: 'required' }] } });
    await tellVerdict(tx, row, event, { ...call, reason });
  } else if (event === 'approve') {
    if (possible.includes(event)) await refuseColleague(tx, row);
    const values = { held_at: null, approved_at: now, expires_at };
    await moveRecord(tx, actionOf(call), invitationRecords, row, { event, possible, values });
    await tellVerdict(tx, row, event, call);
    return send(call, id, row.invited_by ?? actor.user_id);
  } else {
    if (possible.includes(event)) {
      await refuseColleague(tx, row);
      await refuseSecond(call, row.organization_id, row.email, id);
    }
    const held = holds(call, row);
    const values = { invited_by: actor.user_id, expires_at, ...(held && { held_at: now }) };
    await moveRecord(tx, actionOf(call), invitationRecords, row, { event, possible, values });
    await voidTokens(tx, copiedPurpose, id, now);
    return held ? hold(call, id) : send(call, id, actor.user_id);
  }
  return found(await findInvitation(tx, id, now));
}

/**
 * A link to pass on by hand, beside the mailed one and those copied before: all end with the invitation.
 * @throws Failure not_found, transition_not_allowed where it isn't open or nobody can join, too_many_requests
 */
export async function copyLink(call: Caller, id: string): Promise<{ link: string; expires_at: string }> {
  const { tx, tenant, actor, deps, now } = call;
  const row = await invitationOf(call, id);
  if (row.status_now !== 'pending' || isHeld(row) || isClosed(row.organization_status)) {
    throw new Failure('transition_not_allowed', { meta: { events: eventsOf(row, actor.type) } });
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

/** Where somebody is invited who can be sent the link again; undefined for an invitation that is over, or held, or who is a colleague by now. */
export async function invitedAt({ tx, actor, now }: Caller, id: string): Promise<string | undefined> {
  const row = await findInvitation(tx, id, now);
  if (!row || !eventsOf(row, actor.type).includes('resend') || (await isColleague(tx, row))) return undefined;
  return row.email;
}

/** How many wait for staff. */
export const invitationsHeld = (tx: Caller['tx']): Promise<number> => countHeld(tx);

/** Takes back what a colleague has sent who is shut out: nobody comes in by it, the sender least of all. */
export async function revokeInvitationsBy(call: Caller, userId: string): Promise<void> {
  const { tx, now } = call;
  for (const id of await openInvitationsBy(tx, userId)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const row = found(await findInvitation(tx, id, now));
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (row.status_now === 'pending') await revoke(call, row, ['revoke']);
  }
}

async function revoke(call: Caller, row: InvitationRow, possible: readonly string[]): Promise<void> {
  const { tx, now } = call;
  await moveRecord(tx, actionOf(call), invitationRecords, row, { event: 'revoke', possible });
  await voidTokens(tx, copiedPurpose, row.id, now);
  await voidTokens(tx, mailedPurpose, row.id, now);
  await withdrawMails(tx, row.id, ['invitation']);
}

/** As much may go out or wait within a day. @throws Failure too_many_requests */
async function refuseTooMany({ tx, now }: Caller, row: InvitationRow): Promise<void> {
  if ((await countSent(tx, row, new Date(now.getTime() - day))) >= mailsPerDay) {
    throw new Failure('too_many_requests', { retryAfter: day / 1000 });
  }
}

/** Lets it wait for staff: no link leads to it, one of before neither. */
async function hold(call: Caller, id: string): Promise<InvitationRow> {
  const { tx, now } = call;
  const row = found(await findInvitation(tx, id, now));
  await refuseTooMany(call, row);
  await withdrawMails(tx, id, ['invitation']);
  await voidTokens(tx, mailedPurpose, id, now);
  return row;
}

/** Mints a new link and mails it; the old one dies when it has gone out. */
async function send(call: Caller, id: string, written_by: string): Promise<InvitationRow> {
  const { tx, now } = call;
  const row = found(await findInvitation(tx, id, now));
  await refuseTooMany(call, row);
  await withdrawMails(tx, id, ['invitation']);
  const token = await mintToken(tx, { purpose: mailedPurpose, subject_id: id, ttl_ms: validFor, now });
  await queueInvitation(call, row, { token, written_by });
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

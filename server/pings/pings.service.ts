import type { InferOutput } from 'valibot';
import type { PlaceholderValues } from '../../contract/email-templates/render.ts';
import { dayIn } from '../../contract/kit/age.ts';
import { answerDays, type pingInputSchema, undoSeconds } from '../../contract/pings/pings.schema.ts';
import type { Match } from '../../contract/search/search.schema.ts';
import { pingLifecycle } from '../../machines/pings/ping.lifecycle.ts';
import { type Action, trace } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { type PingTemplate, pingTemplate, templateUsed } from '../email-templates/email-templates.service.ts';
import { areaOf } from '../geo/areas.ts';
import { graduationTypeName } from '../graduation-types/graduation-types.ts';
import { moveRecord, type RecordKind } from '../kit/records.ts';
import { applicantOfHandle } from '../handles/handles.ts';
import { forgetMails, withdrawMails } from '../mail/outbox.ts';
import { occupationName } from '../occupations/occupations.ts';
import { Failure } from '../http/failure.ts';
import { dropReplays } from '../http/idempotency.ts';
import { availabilityOf, countPingsOfDay, type Viewer } from '../search/availability.ts';
import { keepView } from '../search/marks.service.ts';
import { matchOfApplicant } from '../search/search.service.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { voidTokens } from '../tokens/tokens.service.ts';
import { requestDeletion } from './deletion-requests.service.ts';
import { fillLetter } from './letter.ts';
import { findRecipient, findSender, type Recipient } from './ping-parties.repository.ts';
import { findPing, insertPing, type PingRow } from './pings.repository.ts';
import { recordRelease } from './release-ledger.ts';
import { mailsWithName, pingEvents, releaseAfter, type PingAction } from './release.ts';

type PingInput = InferOutput<typeof pingInputSchema>;
const dayMs = 86_400_000;

const pingRecords = { table: 'pings', subject: 'Ping', lifecycle: pingLifecycle } as const satisfies RecordKind;

/** The secret of the mail's link. */
export const answerPurpose = 'ping_answer';

export interface PreparedPing {
  readonly template: PingTemplate;
  readonly recipient: Recipient;
  readonly subject: string;
  readonly body: string;
  readonly match: Match;
  readonly left_today: number;
}

/**
 * Writes a ping without sending it: every placeholder but the applicant's name and the link is filled.
 * @throws Failure not_found for an applicant who can't be found (any more) or a template that isn't there;
 * applicant_not_available with the reason
 */
export async function preparePing(
  tx: TenantTx,
  input: PingInput,
  viewer: Viewer,
  tenant: TenantRow,
  now: Date,
): Promise<PreparedPing> {
  const recipient = await findRecipient(
    tx,
    applicantOfHandle(tenant, viewer.organization_id, input.handle),
    viewer.organization_id,
  );
  const template = await pingTemplate(tx, input.email_template_id, viewer.organization_id);
  const sender = await findSender(tx, viewer.employee_id);
  if (!recipient || !template || !sender) throw new Failure('not_found');
  const availability = await availabilityOf(tx, [recipient.id], viewer, tenant, now);
  const { reason, latest_ping } = availability.get(recipient.id) ?? {};
  if (reason) throw new Failure('applicant_not_available', { meta: { reason, latest_ping } });
  const match = matchOfApplicant(recipient, { ...input.search, company: sender.area_id }, dayIn(tenant.timezone, now));
  const { locale } = recipient;
  const values: PlaceholderValues = {
    'applicant.occupation': occupationName(recipient.occupation_id),
    'applicant.graduation_type': graduationTypeName(recipient.graduation_type_id, locale),
    'applicant.city': areaOf(recipient.area_id)?.name ?? '',
    'organization.name': sender.organization_name,
    'profile.name': template.profile_name ?? sender.organization_name,
    'employee.fullname': `${sender.firstname} ${sender.lastname}`,
    'employee.position': sender.position ?? '',
    'employee.phonenumber': sender.phonenumber ?? '',
    'employee.email': sender.email,
    'tenant.name': tenant.name,
  };
  return {
    template,
    recipient,
    subject: fillLetter(template[`subject_${locale}`], values, match),
    body: fillLetter(template[`body_${locale}`], values, match),
    match,
    left_today: Math.max(0, tenant.pings_per_employee_and_day - (await countPingsOfDay(tx, viewer.employee_id, now))),
  };
}

/** Creates a ping; its mail waits out the undo window. Two colleagues at once: the second is told it is not available. */
export async function createPing(
  tx: TenantTx,
  input: PingInput,
  viewer: Viewer,
  tenant: TenantRow,
  action: Action,
): Promise<PingRow> {
  const { now } = action;
  const prepared = await preparePing(tx, input, viewer, tenant, now);
  const id = newId({ now: () => now });
  await insertPing(tx, {
    tenant_id: tenant.id,
    id,
    applicant_id: prepared.recipient.id,
    organization_id: viewer.organization_id,
    employee_id: viewer.employee_id,
    email_template_id: prepared.template.id,
    email_template_version: prepared.template.version,
    locale: prepared.recipient.locale,
    subject: prepared.subject,
    body: prepared.body,
    match: JSON.stringify(prepared.match),
    shown_occupation_id: prepared.recipient.occupation_id,
    shown_graduation_type_id: prepared.recipient.graduation_type_id,
    shown_area_id: prepared.recipient.area_id,
    shown_recommended: prepared.recipient.is_recommended,
    status: 'created',
    send_at: new Date(now.getTime() + undoSeconds * 1000),
    expires_at: new Date(now.getTime() + answerDays * dayMs),
    created_at: now,
    updated_at: now,
  });
  await templateUsed(tx, prepared.template.id);
  await keepView(tx, prepared.recipient.id, viewer.organization_id, tenant, now);
  await audit(tx, {
    ...trace(action),
    subject_type: 'Ping',
    subject_id: id,
    event: 'submit',
    from: 'draft',
    to: 'created',
  });
  const ping = await findPing(tx, id);
  if (!ping) throw new Error('A ping just written is there.');
  return ping;
}

/**
 * Moves a ping along its lifecycle. Whatever ends it before an answer, and a yes taken back, stops its mails and its link.
 * @throws Failure undo_window_closed for a cancel too late; transition_not_allowed
 */
export async function movePing(tx: TenantTx, ping: PingRow, event: string, action: PingAction): Promise<PingRow> {
  if (event === 'cancel' && ping.status === 'created' && ping.send_at <= action.now)
    throw new Failure('undo_window_closed');
  const possible = pingEvents(ping, action.author, action.now);
  if (event === 'cancel' && ping.sent_at && !possible.includes(event)) throw new Failure('undo_window_closed');
  const answered = event === 'accept' || event === 'decline';
  const values = {
    ...(answered ? { responded_at: action.now, unread_at: action.now } : {}),
    ...(event === 'decline' || event === 'withdraw' ? { decline_reason: action.reason ?? null } : {}),
    ...releaseAfter(event, action),
  };
  const status = await moveRecord(tx, action, pingRecords, ping, { event, possible, values });
  await recordRelease(tx, ping, event, action);
  if (status === 'revoked') {
    await withdrawMails(tx, ping.id);
    // after a yes the link goes on saying what became of it
    if (event !== 'withdraw') await voidTokens(tx, answerPurpose, ping.id, action.now);
  }
  if (event === 'withdraw') {
    await requestDeletion(tx, ping, action.now);
    await forgetMails(tx, [ping.id], mailsWithName);
    await dropReplays(tx, ping.id);
  }
  return { ...ping, ...values, status };
}

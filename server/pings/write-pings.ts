import {
  answerDays,
  type pingInputSchema,
  type pingsInputSchema,
  type PingPreview,
  type PreviewInput,
  type SentPing,
} from '../../contract/pings/pings.schema.ts';
import { undoSeconds } from '../../contract/kit/undo.ts';
import type { InferOutput } from 'valibot';
import { type Action, trace } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { templateUsed } from '../email-templates/email-templates.service.ts';
import { applicantOfHandle, nameOf } from '../handles/handles.ts';
import { Failure } from '../http/failure.ts';
import { occupationName } from '../occupations/occupations.ts';
import { type Availability, availabilityOf, countPingsOfDay, type Viewer } from '../search/availability.ts';
import { keepView } from '../search/marks.service.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { needCompanyTerms } from '../terms/company-terms.service.ts';
import { beginWriting, fits, lettersFor, matchFor, type Writing } from './ping-letters.ts';
import { findRecipient, findWishes, lockRecipients, type Recipient } from './ping-parties.repository.ts';
import { findPing, insertPing, type PingRow } from './pings.repository.ts';

type OnePing = InferOutput<typeof pingInputSchema>;
type SeveralPings = InferOutput<typeof pingsInputSchema>;
type Message = Omit<OnePing, 'handle'>;

const dayMs = 86_400_000;

interface From {
  readonly viewer: Viewer;
  readonly tenant: TenantRow;
}

const refused = ({ reason, latest_ping }: Availability): Failure =>
  new Failure('applicant_not_available', { meta: { reason, latest_ping } });

async function availabilityFor(tx: TenantTx, { id }: Recipient, { viewer, tenant }: From, now: Date) {
  const availability = await availabilityOf(tx, [id], viewer, tenant, now);
  return availability.get(id) ?? { reason: null, latest_ping: null };
}

/** Who of all that are written to looks for something that has nothing in common with what is offered. */
async function findUnrelated(
  tx: TenantTx,
  { handle, among = [handle], occupation_id }: PreviewInput,
  { viewer: { organization_id }, tenant }: From,
): Promise<PingPreview['unrelated']> {
  if (occupation_id === null) return [];
  const asked = new Map(among.map((one) => [applicantOfHandle(tenant, organization_id, one), one]));
  const wishes = new Map((await findWishes(tx, [...asked.keys()], organization_id)).map((row) => [row.id, row]));
  return [...asked].flatMap(([id, one]) => {
    const person = wishes.get(id);
    if (!person || fits(person, occupation_id)) return [];
    return [{ handle: one, name: nameOf(tenant, organization_id, id), wish: occupationName(person.occupation_id) }];
  });
}

/**
 * What would be written, without writing it.
 * @throws Failure not_found for an applicant who can't be found (any more); applicant_not_available with the reason
 */
export async function previewPing(tx: TenantTx, input: PreviewInput, from: From, now: Date): Promise<PingPreview> {
  const { viewer, tenant } = from;
  const id = applicantOfHandle(tenant, viewer.organization_id, input.handle);
  const recipient = await findRecipient(tx, id, viewer.organization_id);
  if (!recipient) throw new Failure('not_found');
  const writing = await beginWriting(tx, input, viewer);
  const availability = await availabilityFor(tx, recipient, from, now);
  if (availability.reason) throw refused(availability);
  const match = matchFor(recipient, input, writing, tenant, now);
  const sent = await countPingsOfDay(tx, viewer.employee_id, now);
  return {
    name: nameOf(tenant, viewer.organization_id, id),
    wish: occupationName(recipient.occupation_id),
    locale: recipient.locale,
    letters: lettersFor(recipient, input, writing, match, tenant),
    match,
    unrelated: await findUnrelated(tx, input, from),
    limits: {
      left_today: Math.max(0, tenant.pings_per_employee_and_day - sent),
      open_at_once: tenant.pings_open_per_applicant,
      pause_days: tenant.ping_pause_days,
    },
  };
}

/** Writes one ping to somebody available; its mail waits out the undo window. */
async function writePing(
  tx: TenantTx,
  recipient: Recipient,
  message: Message,
  writing: Writing,
  { viewer, tenant }: From,
  action: Action,
): Promise<PingRow> {
  const { now } = action;
  const { locale } = recipient;
  const match = matchFor(recipient, message, writing, tenant, now);
  const { subject, body } = lettersFor(recipient, message, writing, match, tenant)[locale];
  const id = newId({ now: () => now });
  await insertPing(tx, {
    tenant_id: tenant.id,
    id,
    applicant_id: recipient.id,
    organization_id: viewer.organization_id,
    employee_id: viewer.employee_id,
    email_template_id: writing.template.id,
    email_template_version: writing.template.version,
    locale,
    kind: message.kind,
    offered_occupation_id: message.occupation_id,
    personal_line: message.personal_line,
    subject,
    body,
    match: JSON.stringify(match),
    shown_occupation_id: recipient.occupation_id,
    shown_graduation_type_id: recipient.graduation_type_id,
    shown_area_id: recipient.area_id,
    shown_recommended: recipient.is_recommended,
    status: 'created',
    send_at: new Date(now.getTime() + undoSeconds * 1000),
    expires_at: new Date(now.getTime() + answerDays * dayMs),
    created_at: now,
    updated_at: now,
  });
  await templateUsed(tx, writing.template.id);
  await keepView(tx, recipient.id, viewer.organization_id, tenant, now);
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
 * Creates a ping. Two colleagues at once: the second is told it is not available.
 * @throws Failure as `previewPing`, and company_terms_required
 */
export async function createPing(tx: TenantTx, input: OnePing, from: From, action: Action): Promise<PingRow> {
  const { viewer, tenant } = from;
  await needCompanyTerms(tx, viewer.organization_id);
  const id = applicantOfHandle(tenant, viewer.organization_id, input.handle);
  const recipient = await findRecipient(tx, id, viewer.organization_id);
  if (!recipient) throw new Failure('not_found');
  const writing = await beginWriting(tx, input, viewer);
  const availability = await availabilityFor(tx, recipient, from, action.now);
  if (availability.reason) throw refused(availability);
  return writePing(tx, recipient, input, writing, from, action);
}

/**
 * One message to several, in the order asked for: each is written to or is told why not, and counts for the limits of
 * the next. `onWritten` mails what was written.
 */
export async function createPings(
  tx: TenantTx,
  { handles, ...message }: SeveralPings,
  from: From,
  action: Action,
  onWritten: (ping: PingRow) => Promise<void>,
): Promise<SentPing[]> {
  const { viewer, tenant } = from;
  const { organization_id } = viewer;
  await needCompanyTerms(tx, organization_id);
  const asked = new Map(handles.map((handle) => [applicantOfHandle(tenant, organization_id, handle), handle]));
  await lockRecipients(tx, [...asked.keys()]);
  const writing = await beginWriting(tx, message, viewer);
  const writeOne = async (handle: string, id: string): Promise<SentPing> => {
    const recipient = await findRecipient(tx, id, organization_id);
    const { reason, latest_ping } = recipient
      ? await availabilityFor(tx, recipient, from, action.now)
      : { reason: null, latest_ping: null };
    const written =
      recipient && reason === null ? await writePing(tx, recipient, message, writing, from, action) : undefined;
    if (written) await onWritten(written);
    return {
      handle,
      name: nameOf(tenant, organization_id, id),
      ping: written
        ? { id: written.id, send_at: written.send_at.toISOString(), created_at: written.created_at.toISOString() }
        : null,
      reason,
      latest_ping: written ? null : latest_ping,
    };
  };
  const answers: SentPing[] = [];
  for (const [id, handle] of asked) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, and each counts for the limits of the next
    answers.push(await writeOne(handle, id));
  }
  return answers;
}

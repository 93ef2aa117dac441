import { writtenDay } from '../../contract/kit/dates.ts';
import { type AppointmentInput, mostAppointments } from '../../contract/pings/appointments.schema.ts';
import { type Action, actionOf, trace } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { newId } from '../db/ids.ts';
import { Failure } from '../http/failure.ts';
import { type Caller, moveRecord } from '../kit/records.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { queueAppointmentMail } from './appointments.mails.ts';
import {
  findAhead,
  findAppointment,
  findAppointments,
  insertAppointment,
  setUnread,
} from './appointments.repository.ts';
import { appointmentEvents } from './appointments.view.ts';
import { clearUnread } from './follow-ups.repository.ts';
import { appointmentRecords, lapse } from './lapsed-appointments.ts';
import { ownPing } from './own-ping.ts';
import { findPing, type PingRow } from './pings.repository.ts';
import { isReleased } from './release.ts';

/** Proposals in a row go out as one mail. */
const gatherMs = 120_000;
/** How far ahead an appointment may lie. */
const aheadMs = 365 * 86_400_000;

const refused = () => new Failure('transition_not_allowed', { meta: { events: [] } });

/** Where each side reads of it. */
const pages = (call: Pick<Caller, 'deps' | 'tenant'>, ping: PingRow) => ({
  applicant: tenantUrl(call.deps.config, call.tenant, '/dashboard'),
  employee: tenantUrl(call.deps.config, call.tenant, `/pings?ping=${ping.id}`),
});

/** @throws Failure transition_not_allowed where nothing may be proposed, validation for a time that is over or too far */
export async function propose(call: Caller, ping: PingRow, input: AppointmentInput): Promise<void> {
  const { tx, now, tenant, actor, locale } = call;
  const waiting = await findAppointments(tx, ping.id, 'pending');
  const agreed = await findAppointments(tx, ping.id, 'accepted');
  const isTaken = agreed.some(({ ends_at }) => ends_at > now);
  if (!isReleased(ping, now) || isTaken || waiting.length >= mostAppointments) throw refused();
  const [starts_at, ends_at] = [new Date(input.starts_at), new Date(input.ends_at)];
  const at = (moment: Date) => writtenDay(locale, tenant.timezone, moment, 'short');
  if (starts_at <= now)
    throw new Failure('validation', {
      errors: { starts_at: [{ rule: 'time_interval_after', params: { start: at(now) } }] },
    });
  const last = new Date(now.getTime() + aheadMs);
  if (ends_at >= last)
    throw new Failure('validation', {
      errors: { ends_at: [{ rule: 'time_interval_before', params: { end: at(last) } }] },
    });
  const id = newId({ now: () => now });
  await insertAppointment(tx, {
    id,
    ping_id: ping.id,
    employee_id: actor.employee_id ?? null,
    starts_at,
    ends_at,
    place: input.place,
    status: 'pending',
    created_at: now,
    updated_at: now,
  });
  await audit(tx, {
    ...trace(actionOf(call)),
    subject_type: 'Appointment',
    subject_id: id,
    event: 'create',
    to: 'pending',
  });
  await clearUnread(tx, ping.id);
  await tellProposals(call, ping);
}

/** One mail for what is proposed by now; none where all of it was taken back in time. */
async function tellProposals(call: Caller, ping: PingRow): Promise<void> {
  const { tx, now, tenant } = call;
  const whens = await findAppointments(tx, ping.id, 'pending');
  await withdrawMails(tx, ping.id, ['appointment_proposed']);
  if (whens.length === 0) return;
  const send_at = new Date(now.getTime() + gatherMs);
  const url = pages(call, ping).applicant;
  await queueAppointmentMail(tx, ping, tenant, { what: 'proposed', to: 'applicant', whens, url, now, send_at });
}

/** @throws Failure not_found for another's, transition_not_allowed */
export async function moveAppointmentOf(call: Caller, id: string, event: string): Promise<PingRow> {
  const { tx, now, tenant } = call;
  const known = await findAppointment(tx, id);
  if (!known) throw new Failure('not_found');
  const ping = await ownPing(call, known.ping_id);
  // as it stands under the lock of its message
  const row = await findAppointment(tx, id);
  if (!row || !isReleased(ping, now)) throw refused();
  const action: Action = actionOf(call);
  await moveRecord(tx, action, appointmentRecords, row, {
    event,
    possible: appointmentEvents(row, action.author, now),
  });
  const others = (await findAppointments(tx, ping.id, 'pending')).filter((one) => one.id !== id);
  // one is chosen, or none of them fits
  for (const other of event === 'withdraw' ? [] : others) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    if (event === 'accept') await lapse(tx, other, now);
    // oxlint-disable-next-line no-await-in-loop -- as above
    else await moveRecord(tx, action, appointmentRecords, other, { event });
  }
  const isApplicant = action.author === 'applicant';
  if (isApplicant) await setUnread(tx, ping.id, now);
  const url = pages(call, ping);
  const tell = (what: 'agreed' | 'withdrawn', to: 'applicant' | 'employee') =>
    queueAppointmentMail(tx, ping, tenant, { what, to, whens: [row], url: url[to], now });
  if (event === 'accept') {
    await withdrawMails(tx, ping.id, ['appointment_proposed']);
    await tell('agreed', 'applicant');
    await tell('agreed', 'employee');
  } else if (row.status === 'accepted') await tell('withdrawn', isApplicant ? 'employee' : 'applicant');
  else if (!isApplicant) await tellIfWaiting(call, ping);
  return ownPing(call, ping.id);
}

/** A proposal taken back before its mail went out is not told; afterwards the dashboard says what is left. */
async function tellIfWaiting(call: Caller, ping: PingRow): Promise<void> {
  const waiting = await call.tx
    .selectFrom('mails')
    .select('id')
    .where('subject_id', '=', ping.id)
    .where('kind', '=', 'appointment_proposed')
    .where('status', '=', 'queued')
    .executeTakeFirst();
  if (waiting) await tellProposals(call, ping);
}

/**
 * A company that goes meets nobody any more: what was agreed and lies ahead is called off and its applicant told, what
 * was only proposed lapses.
 */
export async function callOffOfOrganization(call: Caller, organizationId: string): Promise<void> {
  const { tx, tenant, now } = call;
  for (const { id, ping_id } of await findAhead(tx, organizationId, now)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const ping = await findPing(tx, ping_id);
    // as it stands under the lock of its message
    // oxlint-disable-next-line no-await-in-loop -- as above
    const row = await findAppointment(tx, id);
    if (!ping || (row?.status !== 'pending' && row?.status !== 'accepted')) continue;
    const action = { author: 'system', actor_kind: 'system', now } as const;
    const event = row.status === 'accepted' ? 'withdraw' : 'lapse';
    // oxlint-disable-next-line no-await-in-loop -- as above
    await moveRecord(tx, action, appointmentRecords, row, { event });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await withdrawMails(tx, ping.id, ['appointment_proposed']);
    if (event === 'lapse') continue;
    const url = pages(call, ping).applicant;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await queueAppointmentMail(tx, ping, tenant, { what: 'withdrawn', to: 'applicant', whens: [row], url, now });
  }
}

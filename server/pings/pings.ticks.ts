import { noteMonths } from '../../contract/pings/follow-ups.schema.ts';
import { answerDays, reminderDays } from '../../contract/pings/pings.schema.ts';
import type { Deps } from '../deps.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Due } from '../jobs/due.ts';
import { forgetMails } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { mintToken } from '../tokens/tokens.service.ts';
import { answerLinks } from './answer-links.ts';
import { senderOf } from './applicant-pings.ts';
import { queueReminderMail } from './pings.mails.ts';
import {
  findNews,
  findReleasesOver,
  findToArchive,
  findToDeliver,
  findToRemind,
  findUnanswered,
  pingsDue,
} from './due-pings.repository.ts';
import { queueAppointmentMail } from './appointments.mails.ts';
import { deleteAppointments, findLapsing, findToAsk, isToAsk } from './appointments.repository.ts';
import { lapseOverdue } from './lapsed-appointments.ts';
import { eraseOldNotes } from './follow-ups.repository.ts';
import { monthsFrom } from './follow-ups.view.ts';
import { findPing, type PingRow, updatePing } from './pings.repository.ts';
import { answerPurpose, movePing } from './pings.service.ts';
import { queueNewsMail } from './release.mails.ts';
import { isReleased, mailsWithName } from './release.ts';

const dayMs = 86_400_000;
/** Answered, expired and revoked pings are filed away after so many days (lifecycle Ping). */
const archiveDays = 90;

const bySystem = (now: Date) => ({ author: 'system', actor_kind: 'system', now }) as const;

type TimesEvent = 'delivered' | 'undeliverable' | 'no_answer';

/**
 * What time alone has made of a ping. Once it can't be undone any more it stands in the applicant's dashboard, and that
 * is its arrival: a mail that waits or bounces changes nothing.
 */
function dueEvent(ping: PingRow, now: Date): TimesEvent | undefined {
  if (ping.status === 'pending' && ping.expires_at <= now) return 'no_answer';
  if (ping.status !== 'created' || ping.send_at > now) return undefined;
  // one written while its organization was being paused was not there yet to be ended with the others
  const isWanted = ping.applicant_account === 'active' && ping.organization_status === 'active';
  return isWanted ? 'delivered' : 'undeliverable';
}

/** Brings a ping up to date. */
export async function settlePing(tx: TenantTx, ping: PingRow, now: Date): Promise<PingRow> {
  const event = dueEvent(ping, now);
  if (event === undefined) return ping;
  if (event !== 'delivered') return movePing(tx, ping, event, bySystem(now));
  const sent_at = ping.send_at;
  await updatePing(tx, ping.id, { sent_at }, now);
  return movePing(tx, { ...ping, sent_at }, event, bySystem(now));
}

const settled = { delivered: 'pending', undeliverable: 'revoked', no_answer: 'expired' } as const;

/** The same for reading: as it will be once somebody has written it down. */
export function asSettled(ping: PingRow, now: Date): PingRow {
  const event = dueEvent(ping, now);
  if (event === undefined) return ping;
  return { ...ping, status: settled[event], ...(event === 'delivered' && { sent_at: ping.send_at }) };
}

async function each(
  tx: TenantTx,
  found: readonly { readonly id: string }[],
  work: (ping: PingRow) => Promise<unknown>,
): Promise<void> {
  for (const { id } of found) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const ping = await findPing(tx, id);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (ping) await work(ping);
  }
}

const remindFrom = (now: Date): Date => new Date(now.getTime() - reminderDays * dayMs);
const archiveFrom = (now: Date): Date => new Date(now.getTime() - archiveDays * dayMs);

/** After so many days somebody who said yes is asked whether anybody got in touch. */
const askDays = 10;
const askedFrom = (now: Date): Date => new Date(now.getTime() - askDays * dayMs);
const notedFrom = (now: Date): Date => monthsFrom(now, -noteMonths);

export const pingWorkDue = (now: Date): Due =>
  pingsDue(now, remindFrom(now), archiveFrom(now), notedFrom(now), askedFrom(now));

/** Once a minute: what was delivered, what to remind of, what nobody answered, what to file away, what to tell. */
export async function sweepPings(
  tx: TenantTx,
  tenant: TenantRow,
  now: Date,
  { config }: Pick<Deps, 'config'>,
): Promise<void> {
  await each(tx, await findToDeliver(tx, now), (ping) => settlePing(tx, ping, now));
  await each(tx, await findUnanswered(tx, now), (ping) => settlePing(tx, ping, now));
  await each(tx, await findToRemind(tx, remindFrom(now), now), async (ping) => {
    const ttl_ms = Math.min(ping.expires_at.getTime() - now.getTime(), answerDays * dayMs);
    if (ping.status !== 'pending' || ping.guardian_asked_at) return;
    const token = await mintToken(tx, { purpose: answerPurpose, subject_id: ping.id, ttl_ms, now });
    await updatePing(tx, ping.id, { reminded_at: now }, now);
    const sender = await senderOf({ tx, tenant, config, locale: ping.applicant_locale }, ping);
    const links = answerLinks(config, tenant, ping.id, token);
    await queueReminderMail(tx, ping, tenant, { links, sender }, now);
  });
  await each(tx, await findToArchive(tx, archiveFrom(now)), async (ping) => {
    if (ping.status !== 'archived') await movePing(tx, ping, 'archive', bySystem(now));
  });
  await eraseOldNotes(tx, notedFrom(now), now);
  await lapseOverdue(tx, await findLapsing(tx, now), now);
  await each(tx, await findToAsk(tx, askedFrom(now)), async (ping) => {
    if (!isToAsk(ping, askedFrom(now))) return;
    // with a proposed or an agreed appointment somebody has been in touch
    const hasAppointment = ping.appointments.length > 0;
    await updatePing(tx, ping.id, { unasked: false, ...(!hasAppointment && { asked_at: now }) }, now);
    if (hasAppointment) return;
    const url = tenantUrl(config, tenant, '/dashboard');
    await queueAppointmentMail(tx, ping, tenant, { what: 'asked', to: 'applicant', whens: [], url, now });
  });
  const over = await findReleasesOver(tx, now);
  await forgetMails(
    tx,
    over.map(({ id }) => id),
    mailsWithName,
  );
  await each(tx, await findNews(tx), async (ping) => {
    if (!ping.news) return;
    await updatePing(tx, ping.id, { news: null }, now);
    const isOfYes = ping.news === 'search_ended' || ping.news === 'found_here';
    if (isOfYes && !isReleased(ping, now)) return;
    await queueNewsMail(tx, ping, ping.news, tenant, tenantUrl(config, tenant, `/pings?ping=${ping.id}`), now);
    if (ping.news === 'withdrawn') await deleteAppointments(tx, ping.id);
  });
}

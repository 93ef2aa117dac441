import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../db/client.ts';
import { inTenant, type TenantTx } from '../db/scope.ts';
import type { MailsTable } from '../db/tables-plumbing.ts';
import { findLogos } from '../tenants/tenant-logos.repository.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { backoff, isPermanent, mostAttempts } from './backoff.ts';
import { mailLimits, type MailKind } from './kinds.ts';
import { earliestSlot } from './limits.ts';
import { logoPart } from './logo-part.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';

type MailRow = Selectable<MailsTable>;
type Outcome = Updateable<MailsTable>;
/** Pictures by hash. */
type Logos = ReadonlyMap<string, Buffer>;

/** A claimed mail is nobody else's for this long; after a crash it goes out again, with the same Message-ID. */
const leaseMs = 10 * 60_000;
const batchSize = 20;
const dayMs = 24 * 60 * 60_000;

/**
 * Sends what is due for one tenant at `now`, until nothing is or `halted` says stop. No transaction is open while
 * a server is spoken to. Failures stand in the row: temporary ones wait, permanent ones end as `failed`.
 */
export async function deliverDue(
  { db, mailer, halted }: { db: Database; mailer: Mailer; halted: () => boolean },
  tenant: TenantRow,
  now: Date,
): Promise<void> {
  while (!halted()) {
    // oxlint-disable-next-line no-await-in-loop -- the next batch depends on what this one left
    const batch = await inTenant(db, tenant.id, (tx) => claim(tx, tenant.id, now));
    if (batch === undefined) return;
    const record = oneAfterTheOther();
    // oxlint-disable-next-line no-await-in-loop -- one batch at a time is the bound on connections
    await Promise.all(
      batch.mails.map(async (mail) => {
        const outcome = await send(mailer, outgoing(tenant, mail, batch.logos, now), mail, now);
        await record(() => patiently(() => settle(db, mail, outcome)));
      }),
    );
  }
}

/**
 * Takes the next due mails with the logos they show, and marks them as taken; undefined when none is due. Mails over a limit get a later
 * `send_at`, expired ones are suppressed. One deliverer per tenant at a time counts, so that the limits are exact.
 */
async function claim(
  tx: TenantTx,
  tenantId: string,
  now: Date,
): Promise<{ mails: readonly MailRow[]; logos: Logos } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('mails'), hashtext(${tenantId}))`.execute(tx);
  const due = await tx
    .selectFrom('mails')
    .selectAll()
    .where('status', '=', 'queued')
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return undefined;
  const slots = await takenSlots(tx, due, now);
  const claimed: MailRow[] = [];
  for (const mail of due) {
    const expired = mail.valid_until !== null && mail.valid_until <= now;
    const slot = expired ? now : takeSlot(slots, mail, now);
    if (!expired && slot <= now) claimed.push({ ...mail, attempts: mail.attempts + 1 });
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await tx
      .updateTable('mails')
      .set(
        expired
          ? { status: 'suppressed', text_body: null, html_body: null }
          : slot > now
            ? { send_at: slot }
            : { send_at: new Date(now.getTime() + leaseMs), attempts: mail.attempts + 1 },
      )
      .where('id', '=', mail.id)
      .execute();
  }
  const shown = new Set(claimed.flatMap(({ headers }) => headers.logo ?? []));
  return { mails: claimed, logos: await findLogos(tx, [...shown]) };
}

/** When mails of one kind went to one recipient, in milliseconds, and when others wait to go. */
interface Slots {
  readonly gone: number[];
  readonly waiting: number[];
}

const slotKey = ({ kind, recipient_key }: { kind: string; recipient_key: string }): string =>
  `${kind} ${recipient_key}`;

/** Within a day back; one that is being sent counts as sent now. */
async function takenSlots(tx: TenantTx, due: readonly MailRow[], now: Date): Promise<Map<string, Slots>> {
  const slots = new Map<string, Slots>(due.map((mail) => [slotKey(mail), { gone: [], waiting: [] }]));
  const rows = await tx
    .selectFrom('mails')
    .select(['kind', 'recipient_key', 'attempts', 'sent_at', 'send_at'])
    .where('recipient_key', 'in', [...new Set(due.map((mail) => mail.recipient_key))])
    .where('kind', 'in', [...new Set(due.map((mail) => mail.kind))])
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'sent'), where('sent_at', '>', new Date(now.getTime() - dayMs))]),
        where.and([where('status', '=', 'queued'), where('send_at', '>', now)]),
      ]),
    )
    .execute();
  for (const row of rows) {
    const { gone, waiting } = slots.get(slotKey(row)) ?? { gone: [], waiting: [] };
    if (row.sent_at) gone.push(row.sent_at.getTime());
    else if (row.attempts > 0) gone.push(now.getTime());
    else waiting.push(row.send_at.getTime());
  }
  return slots;
}

/** Now, unless too many went already; then a later one that no other mail waits for. */
function takeSlot(slots: ReadonlyMap<string, Slots>, mail: MailRow, now: Date): Date {
  const { gone, waiting } = slots.get(slotKey(mail)) ?? { gone: [], waiting: [] };
  const limits = mailLimits[mail.kind as MailKind];
  const free = earliestSlot(now.getTime(), gone, limits) <= now.getTime();
  const slot = free ? now.getTime() : earliestSlot(now.getTime(), [...gone, ...waiting], limits);
  (free ? gone : waiting).push(slot);
  return new Date(slot);
}

function send(mailer: Mailer, outgoingMail: OutgoingMail, mail: MailRow, now: Date): Promise<Outcome> {
  return mailer.send(outgoingMail).then(
    () => ({ status: 'sent', sent_at: now, last_error: null, text_body: null, html_body: null }),
    (error: unknown) => failure(error, mail, now),
  );
}

async function settle(db: Database, { tenant_id, id, attempts }: MailRow, outcome: Outcome): Promise<void> {
  await inTenant(db, tenant_id, (tx) =>
    tx
      .updateTable('mails')
      .set(outcome)
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .where('attempts', '=', attempts)
      .execute(),
  );
}

/** What is sent must be written down, or it goes out again: a database that is busy for a moment is asked once more. */
const patiently = (work: () => Promise<void>): Promise<void> => work().catch(() => work().catch(() => work()));

/** Takes one connection at most for the results of a batch. */
function oneAfterTheOther(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Bodies hold links and codes: they go as soon as a mail is sent or given up. */
function failure(error: unknown, mail: MailRow, now: Date): Outcome {
  const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  if (isPermanent(error) || mail.attempts >= mostAttempts) {
    return { status: 'failed', last_error, text_body: null, html_body: null };
  }
  return { last_error, send_at: new Date(now.getTime() + backoff(mail.attempts)) };
}

function outgoing(tenant: TenantRow, mail: MailRow, logos: Logos, now: Date): OutgoingMail {
  const { locale, reply_to, logo: hash } = mail.headers;
  const png = hash === undefined ? undefined : logos.get(hash);
  return {
    message_id: `<${mail.id}@${tenant.sender_address.split('@')[1]}>`,
    from: { name: mail.sender_name, address: tenant.sender_address },
    to: { name: mail.recipient_name, address: mail.recipient_address },
    ...(reply_to ? { reply_to } : {}),
    locale,
    subject: mail.subject,
    text: mail.text_body ?? '',
    html: mail.html_body ?? '',
    ...(hash !== undefined && png ? { logo: { cid: logoPart(hash), png } } : {}),
    date: now,
  };
}

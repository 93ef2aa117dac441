import { type Selectable, sql, type SqlBool, type Updateable } from 'kysely';
import { noteBounce, readersAt } from '../channels/channels.repository.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { inTenant, type TenantTx } from '../db/scope.ts';
import type { MailsTable } from '../db/tables-plumbing.ts';
import { announce } from '../jobs/announce.ts';
import { anyIn, type Due } from '../jobs/due.ts';
import { findLogos } from '../tenants/tenant-logos.repository.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { voidedAmong, voidEarlierTokens } from '../tokens/tokens.service.ts';
import { backoff, isPermanent, mostAttempts } from './backoff.ts';
import { isBounce } from './bounce.ts';
import { preferenceFor } from './kinds.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';
import { makeAnew, type Makers } from './making-anew.ts';
import { outgoing, type Logos, type Readers, readerOf } from './outgoing.ts';
import { Slots } from './slots.ts';
import { supersedeFailed } from './superseded.ts';

type MailRow = Selectable<MailsTable>;
type Outcome = Updateable<MailsTable>;
/** When a batch was claimed, by the caller's clock and by the machine's. */
interface Begun {
  readonly now: Date;
  readonly at: number;
}

/**
 * A claimed mail is nobody else's for this long, renewed while it is in hand; after a crash it goes out again, with the
 * same Message-ID. Far shorter than any code's validity.
 */
const leaseMs = 30_000;
const renewEveryMs = 10_000;
const batchSize = 20;

const suppressed = { status: 'suppressed', text_body: null, html_body: null } as const;

const waiting = (now: Date) => sql<SqlBool>`status = 'queued' and send_at <= ${now}`;
export const mailsDue = (now: Date): Due => anyIn('mails', waiting(now));

/** What else happens where an address takes no mail any more. */
export type BounceHandler = (tx: TenantTx, userId: string, now: Date) => Promise<void>;

interface Delivering {
  readonly db: Database;
  readonly config: Config;
  readonly mailer: Mailer;
  readonly makers: Makers;
  readonly onBounce: BounceHandler;
  /** Hears of a mail that couldn't be made, which keeps no other one waiting. */
  readonly onBroken: (error: unknown) => void;
  readonly halted: () => boolean;
}
interface Batch {
  readonly mails: readonly MailRow[];
  readonly logos: Logos;
  readonly readers: Readers;
}
/** What became of a mail in hand. */
interface Result {
  readonly outcome: Outcome;
  readonly hasBounced?: boolean;
}

/**
 * Sends what is due for one tenant at `now`, until nothing is or `halted` says stop. No transaction is open while
 * a server is spoken to. Failures stand in the row: temporary ones wait, permanent ones end as `failed`.
 */
export async function deliverDue(
  { db, config, mailer, makers, onBounce, onBroken, halted }: Delivering,
  tenant: TenantRow,
  now: Date,
): Promise<void> {
  while (!halted()) {
    // oxlint-disable-next-line no-await-in-loop -- the next batch depends on what this one left
    const batch = await inTenant(db, tenant.id, (tx) => claim(tx, tenant, { makers, onBroken }, now));
    if (batch === undefined) return;
    const record = oneAfterTheOther();
    const inHand = new Set(batch.mails);
    const at = performance.now();
    const renewing = setInterval(() => {
      void record(() => renew(db, tenant, [...inHand], { now, at })).catch(() => undefined);
    }, renewEveryMs).unref();
    // oxlint-disable-next-line no-await-in-loop -- one batch at a time is the bound on connections
    await Promise.all(
      batch.mails.map(async (mail) => {
        const result = await send(mailer, outgoing({ config, tenant, now }, mail, batch), mail, now);
        inHand.delete(mail);
        await record(() => patiently(() => settle({ db, onBounce }, mail, result, now)));
      }),
    ).finally(() => clearInterval(renewing));
  }
}

/**
 * Takes the next due mails with the logos they show, and marks them as taken; undefined when none is due. Mails over a
 * limit get a later `send_at`; those whose validity or link has ended are made anew or suppressed. One deliverer per tenant at a time counts, so that the limits are exact.
 */
async function claim(
  tx: TenantTx,
  tenant: TenantRow,
  { makers, onBroken }: Pick<Delivering, 'makers' | 'onBroken'>,
  now: Date,
): Promise<Batch | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('mails'), hashtext(${tenant.id}))`.execute(tx);
  const due: readonly MailRow[] = await tx
    .selectFrom('mails')
    .selectAll()
    .where(waiting(now))
    .orderBy('send_at')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return undefined;
  const slots = await Slots.around(tx, due, now);
  const dead = await voidedAmong(
    tx,
    due.flatMap(({ link_token_id }) => link_token_id ?? []),
  );
  const optional = due.filter(({ kind }) => preferenceFor(kind));
  const readers = await readersAt(
    tx,
    optional.map(({ recipient_address }) => recipient_address),
  );
  const claimed: MailRow[] = [];
  for (const mail of due) {
    if (!isWanted(mail, readers)) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await tx.updateTable('mails').set(suppressed).where('id', '=', mail.id).execute();
      continue;
    }
    const slot = slots.take(mail);
    const isExpired = mail.valid_until !== null && mail.valid_until <= now;
    const isStale = isExpired || dead.has(mail.link_token_id ?? '');
    const attempts = mail.attempts + 1;
    let ready: MailRow | undefined = mail;
    let outcome: Outcome = slot > now ? { send_at: slot } : { send_at: new Date(now.getTime() + leaseMs), attempts };
    if (isStale && slot <= now)
      try {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        ready = await unlessBroken(tx, () => makeAnew(tx, mail, { makers, tenant, now }));
        if (!ready) outcome = suppressed;
      } catch (error) {
        onBroken(error);
        ready = undefined;
        outcome = { ...failure(error, { ...mail, attempts }, now), attempts };
      }
    if (ready && slot <= now) claimed.push({ ...ready, attempts });
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await tx.updateTable('mails').set(outcome).where('id', '=', mail.id).execute();
  }
  // Should this process be killed, whoever is there looks again when the lease has run out.
  if (claimed.length > 0) await announce(tx, tenant.id, leaseMs);
  const shown = new Set(claimed.flatMap(({ headers }) => headers.logo ?? []));
  return { mails: claimed, logos: await findLogos(tx, [...shown]), readers };
}

/** Takes back what was written where it breaks, and nothing else of the transaction. */
async function unlessBroken<T>(tx: TenantTx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint mail`.execute(tx);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint mail`.execute(tx);
    throw error;
  } finally {
    await sql`release savepoint mail`.execute(tx);
  }
}

/** Asked at the last moment: who has opted out since gets nothing, and nobody does where mails don't get to. */
function isWanted(mail: MailRow, readers: Readers): boolean {
  const preference = preferenceFor(mail.kind);
  const reader = readerOf(mail, readers);
  return preference === undefined || (reader?.bounced_at === null && reader[preference]);
}

function send(mailer: Mailer, outgoingMail: OutgoingMail, mail: MailRow, now: Date): Promise<Result> {
  return mailer.send(outgoingMail).then(
    () => ({ outcome: { status: 'sent', sent_at: now, last_error: null, text_body: null, html_body: null } }),
    (error: unknown) => ({ outcome: failure(error, mail, now), hasBounced: isBounce(error) }),
  );
}

/** Writes the result down; what has gone out makes the links of its like before it stop working. */
async function settle(
  { db, onBounce }: Pick<Delivering, 'db' | 'onBounce'>,
  mail: MailRow,
  { outcome, hasBounced = false }: Result,
  now: Date,
): Promise<void> {
  await inTenant(db, mail.tenant_id, async (tx) => {
    const userId =
      outcome.sent_at || hasBounced ? await noteBounce(tx, mail.recipient_address, hasBounced, now) : undefined;
    if (userId !== undefined && hasBounced) await onBounce(tx, userId, now);
    if (outcome.sent_at && mail.link_token_id) await voidEarlierTokens(tx, mail.link_token_id, outcome.sent_at);
    if (outcome.status === 'sent' || outcome.status === 'failed') await supersedeFailed(tx, mail, now);
    await tx
      .updateTable('mails')
      .set(outcome)
      .where('id', '=', mail.id)
      .where('status', '=', 'queued')
      .where('attempts', '=', mail.attempts)
      .execute();
  });
}

/** Keeps mails in hand while a server is slow: the claim is counted from `now`, by the time that has really passed. */
async function renew(db: Database, tenant: TenantRow, mails: readonly MailRow[], begun: Begun): Promise<void> {
  if (mails.length === 0) return;
  const passed = performance.now() - begun.at;
  await inTenant(db, tenant.id, (tx) =>
    tx
      .updateTable('mails')
      .set({ send_at: new Date(begun.now.getTime() + passed + leaseMs) })
      .where(
        'id',
        'in',
        mails.map(({ id }) => id),
      )
      .where('status', '=', 'queued')
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

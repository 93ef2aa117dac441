import { type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, anyOf, anyRow, type Due } from '../jobs/due.ts';
import { lapsing, toAsk } from './appointments.repository.ts';
import { oldNotes } from './follow-ups.repository.ts';
import { mailsWithName } from './release.ts';

type Condition = ReturnType<typeof sql<SqlBool>>;
const day = 86_400_000;

const find = (tx: TenantTx, condition: Condition) =>
  tx.selectFrom('pings').select('id').where(condition).limit(1000).execute();

const toDeliver = (now: Date) => sql<SqlBool>`status = 'created' and send_at <= ${now}`;
const unanswered = (now: Date) => sql<SqlBool>`status = 'pending' and expires_at <= ${now}`;
/** A week after it arrived, or when whoever answers later has been promised. */
const toRemind = (sentBefore: Date, now: Date) =>
  sql<SqlBool>`status = 'pending' and guardian_asked_at is null and reminded_at is null
    and (remind_at is null and sent_at <= ${sentBefore} or remind_at <= ${now})`;
const toArchive = (updatedBefore: Date) =>
  sql<SqlBool>`status in ('declined', 'expired', 'revoked') and updated_at <= ${updatedBefore}`;
const releaseOver = (now: Date) =>
  sql<SqlBool>`released_until > ${new Date(now.getTime() - 7 * day)} and released_until <= ${now}`;
const withNews = sql<SqlBool>`news is not null`;

/** Pings that can't be undone any more and don't stand as arrived yet. */
export const findToDeliver = (tx: TenantTx, now: Date) => find(tx, toDeliver(now));
export const findUnanswered = (tx: TenantTx, now: Date) => find(tx, unanswered(now));
export const findToRemind = (tx: TenantTx, sentBefore: Date, now: Date) => find(tx, toRemind(sentBefore, now));
export const findToArchive = (tx: TenantTx, updatedBefore: Date) => find(tx, toArchive(updatedBefore));
/** Contact details that organizations have stopped seeing within a week. */
export const findReleasesOver = (tx: TenantTx, now: Date) => find(tx, releaseOver(now));
/** Pings an organization has not been told the news of. */
export const findNews = (tx: TenantTx) => find(tx, withNews);

/** Whether any of the above finds one; releases that are over count as long as there are mails to forget. */
export const pingsDue = (now: Date, sentBefore: Date, updatedBefore: Date, notedBefore: Date, saidBefore: Date): Due =>
  anyOf(
    ...[
      toDeliver(now),
      unanswered(now),
      toRemind(sentBefore, now),
      toArchive(updatedBefore),
      withNews,
      oldNotes(notedBefore, now),
      toAsk(saidBefore),
    ].map((condition) => anyIn('pings', condition)),
    anyIn('appointments', lapsing(now)),
    anyRow(sql`from pings p join mails m on m.tenant_id = p.tenant_id and m.subject_id = p.id
      where p.tenant_id = t.id and ${releaseOver(now)} and m.kind in (${sql.join([...mailsWithName])})`),
  );

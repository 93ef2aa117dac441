import { type Kysely, sql } from 'kysely';

/**
 * An applicant may answer later: since when they have said so, and when they are reminded then. And whose open message
 * ended with the search: `found`, a place was found; `ended`, for any other reason of the applicant's side. A recommendation
 * may be hidden by whom it is about, and shown again by nobody else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pings
    add column later_at timestamptz,
    add column remind_at timestamptz,
    add column closed_because text check (closed_because in ('found', 'ended')),
    drop constraint pings_news_check,
    add constraint pings_news_check check (news in ('withdrawn', 'search_ended', 'found_here', 'closed'))`.execute(db);
  await sql`alter table recommendations add column hidden_at timestamptz`.execute(db);
  await sql`create index pings_remind on pings (tenant_id, remind_at)
    where status = 'pending' and reminded_at is null and remind_at is not null`.execute(db);
  await sql`grant select (remind_at) on pings to werdegang_due`.execute(db);
}

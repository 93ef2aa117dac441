import { type Kysely, sql } from 'kysely';

/** Open messages of an organization that stops taking part end with it; their readers are told that alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pings
    drop constraint pings_closed_because_check,
    add constraint pings_closed_because_check check (closed_because in ('found', 'ended', 'inactive'))`.execute(db);
}

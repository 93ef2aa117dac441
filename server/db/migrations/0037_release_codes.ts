import { type Kysely, sql } from 'kysely';

/** A code can also show its reader the own number and address behind the link of a message: which one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verification_codes
    add column ping_id uuid,
    add foreign key (tenant_id, ping_id) references pings (tenant_id, id) on delete cascade`.execute(db);
  await sql`create index verification_codes_ping on verification_codes (tenant_id, ping_id)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Who has an account under an address, however it is spelt: asked when a child names somebody to decide for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function inbox_of(address text) returns text language sql immutable parallel safe as $$
    select replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@' ||
      regexp_replace(split_part(lower(address), '@', 2), '^googlemail\\.com$', 'gmail.com')
  $$`.execute(db);
  await sql`create index users_inbox on users (tenant_id, inbox_of(email_key)) where verification = 'verified'`.execute(
    db,
  );
}

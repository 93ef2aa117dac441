import { type Kysely, sql } from 'kysely';

/** Whom a parent can ask at a tenant, and where: a person, a telephone number, a postal address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenants
    add column contact_name text,
    add column contact_phone text,
    add column contact_address text`.execute(db);
}

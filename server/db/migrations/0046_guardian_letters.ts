import { type Kysely, sql } from 'kysely';

/** Who has no e-mail signs a letter: its number, and the versions of the two texts on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table legal_contacts
    alter column email drop not null,
    add column letter_reference text check (letter_reference ~ '^[0-9A-Z]{8}$'),
    add column letter_terms int,
    add column letter_findable int`.execute(db);
  await sql`create unique index legal_contacts_letter on legal_contacts (tenant_id, letter_reference)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Of a guardian's code: the records for other children that it opens beside its own, as its mail names them. One from
 * before opens its own alone.
 */
const opens = `
alter table legal_contact_codes add column opens uuid[] not null default '{}';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(opens).execute(db);
}

import { type Kysely, sql } from 'kysely';

/** What a company trains, and the whole of its address; where the code of a changed address went; an invitation's language. */
const facts = `
alter table organizations
  add column occupation_ids uuid[] not null default '{}' check (cardinality(occupation_ids) <= 30),
  add column line_2 text;

alter table verification_codes
  add column new_email text,
  add column new_email_key text,
  add constraint verification_codes_new_email check ((new_email is null) = (new_email_key is null));

alter table invitations add column locale text check (locale in ('de', 'en'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(facts).execute(db);
}

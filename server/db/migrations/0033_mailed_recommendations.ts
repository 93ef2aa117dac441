import { type Kysely, sql } from 'kysely';

/**
 * A company may recommend somebody by mail. Nobody is known yet then but by a first name and an address, which are gone
 * after 14 days; the link carries a code of its own, which stands in no list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registration_codes add column is_mailed boolean not null default false`.execute(db);
  await sql`alter table recommendations
    alter column applicant_id drop not null,
    add column created_by uuid,
    add column firstname text,
    add column email text,
    add column erase_at timestamptz,
    add check (applicant_id is not null or registration_code_id is not null),
    add check ((email is null) = (erase_at is null)),
    add foreign key (tenant_id, created_by) references users (tenant_id, id) on delete set null (created_by)`.execute(
    db,
  );
  await sql`create index recommendations_sent on recommendations (tenant_id, created_by, created_at)
    where created_by is not null`.execute(db);
  await sql`create index recommendations_erased on recommendations (tenant_id, erase_at) where erase_at is not null`.execute(
    db,
  );
  await sql`grant select (tenant_id, erase_at) on recommendations to werdegang_due`.execute(db);
  await sql`create policy recommendations_due on recommendations for select to werdegang_due
    using (current_user = 'werdegang_due')`.execute(db);
}

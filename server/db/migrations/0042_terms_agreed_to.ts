import { type Kysely, sql } from 'kysely';

/** Which version of the tenant's terms somebody agreed to last, so that a new one asks again without walking the ledger. */
const versions = `
alter table applicants add column terms_version int;
do $$ declare one uuid; begin
  for one in select id from tenants loop
    perform set_config('app.tenant_id', one::text, true);
    update applicants a set terms_version = coalesce(
      (select k.terms_version from consents k
        where k.tenant_id = a.tenant_id and k.applicant_id = a.id and k.act = 'terms' and k.kind = 'accepted'
        order by k.created_at desc, k.id desc limit 1), 1)
      where tos_status = 'accepted';
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
create index applicants_terms_version on applicants (tenant_id, terms_version) where tos_status = 'accepted';
grant select (tos_status, terms_version) on applicants to werdegang_due;
grant select (tenant_id, version, material) on terms to werdegang_due;
create policy terms_due on terms for select to werdegang_due using (current_user = 'werdegang_due');
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(versions).execute(db);
}

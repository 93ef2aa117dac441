import { type Kysely, sql } from 'kysely';

/**
 * Which version of the program's text about being found somebody agreed to, so that a new one asks again without
 * walking the ledger. Until now there was one; who had agreed to the terms before it had agreed to the same.
 */
const versions = `
alter table applicants add column findable_version int;
do $$ declare one uuid; begin
  for one in select id from tenants loop
    perform set_config('app.tenant_id', one::text, true);
    update applicants set findable_version = 1 where findable_status = 'accepted';
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
create index applicants_findable_version on applicants (tenant_id, findable_version) where findable_status = 'accepted';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(versions).execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Runs PL/pgSQL statements once for each tenant, whose id is `one`. Row-level security is forced on the tables' owner as
 * well, so the tenant is set; a superuser passes it by, so each statement names `tenant_id = one` itself.
 */
export async function eachTenant(db: Kysely<unknown>, statements: string): Promise<void> {
  await sql
    .raw(
      `do $$ declare one uuid; begin
         for one in select id from tenants loop
           perform set_config('app.tenant_id', one::text, true);
           ${statements}
         end loop;
         perform set_config('app.tenant_id', '', true);
       end $$;`,
    )
    .execute(db);
}

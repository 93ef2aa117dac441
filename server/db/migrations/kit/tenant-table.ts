import { type Kysely, sql } from 'kysely';

/** Gives a new table of tenant data what every such table has: row-level security, forced, and the requests' rights. */
export async function tenantTable(db: Kysely<unknown>, name: string): Promise<void> {
  await sql
    .raw(
      `alter table ${name} enable row level security;
       alter table ${name} force row level security;
       create policy ${name}_tenant on ${name}
         using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
         with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
       grant select, insert, update, delete on ${name} to werdegang_app;`,
    )
    .execute(db);
}

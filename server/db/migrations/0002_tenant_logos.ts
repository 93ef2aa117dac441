import { type Kysely, sql } from 'kysely';

/**
 * A tenant's logo: what a page needs to know of it stands with the tenant, the bytes apart, under the hash of their
 * content. A former logo stays as long as a mail that shows it waits.
 */
const logos = `
alter table tenants
  add column logo_hash text check (logo_hash ~ '^[0-9a-f]{32}$'),
  add column logo_width int,
  add column logo_height int,
  add check (num_nulls(logo_hash, logo_width, logo_height) in (0, 3));

create table tenant_logos (
  tenant_id uuid not null references tenants (id) on delete cascade,
  hash text not null,
  png bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, hash)
);
alter table tenant_logos enable row level security;
alter table tenant_logos force row level security;
create policy tenant_logos_tenant on tenant_logos
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
grant select, insert, delete on tenant_logos to werdegang_app;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(logos).execute(db);
}

import { type Kysely, sql } from 'kysely';
import { tenantTable } from './kit/tenant-table.ts';

/** Ways by which people are reached. Whoever has none yet has the columns' defaults, and gets one with the first look. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table channels (
         tenant_id uuid not null references tenants (id) on delete cascade,
         id uuid not null,
         user_id uuid not null,
         kind text not null check (kind in ('email', 'in_app')),
         address text not null,
         verified_at timestamptz,
         bounced_at timestamptz,
         contact boolean not null default true,
         alert boolean not null default true,
         tips boolean not null default false,
         version int not null default 1,
         created_at timestamptz not null,
         updated_at timestamptz not null,
         primary key (tenant_id, id),
         unique (tenant_id, user_id, kind),
         foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
       )`,
    )
    .execute(db);
  await tenantTable(db, 'channels');
}

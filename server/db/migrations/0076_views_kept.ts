import { type Kysely, sql } from 'kysely';

/** How many days a tenant keeps which companies looked at whom; whether some are too old is asked across tenants. */
const kept = `
alter table tenants add column keep_views_days int not null default 90 check (keep_views_days between 1 and 90);
grant select (keep_views_days) on tenants to werdegang_due;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(kept).execute(db);
}

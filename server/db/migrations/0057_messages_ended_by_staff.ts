import { type Kysely, sql } from 'kysely';

/** Staff may end a company's message, which then says so; and they list those of all companies by date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pings
    drop constraint pings_closed_because_check,
    add constraint pings_closed_because_check check (closed_because in ('found', 'ended', 'inactive', 'staff'))`.execute(
    db,
  );
  await sql`create index pings_written on pings (tenant_id, created_at)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * An inbox as a column of its own. Under row-level security PostgreSQL asks an index for what `inbox_of` gives only after
 * it has read every row of the tenant, for that isn't leakproof; comparing texts is.
 */
const statements = [
  `alter table users add column inbox text generated always as (inbox_of(email_key)) stored`,
  `alter table legal_contacts add column inbox text generated always as (inbox_of(email)) stored`,
  `drop index users_inbox`,
  `drop index legal_contacts_inbox`,
  `create index users_inbox on users (tenant_id, inbox) where verification = 'verified'`,
  `create index legal_contacts_inbox on legal_contacts (tenant_id, inbox) where inbox is not null`,
  // which companies anybody has answered, complained about or blocked lately
  `create index organization_blocks_age on organization_blocks (tenant_id, created_at)`,
  `create index reports_age on reports (tenant_id, created_at)`,
  `create index pings_answered on pings (tenant_id, responded_at) where responded_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

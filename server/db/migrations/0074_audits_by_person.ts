import { type Kysely, sql } from 'kysely';

/** What somebody did, what was done to them, and when something of a kind was last done: each the newest first. */
const statements = [
  `create index audits_actor on audits (tenant_id, actor_id, at) where actor_id is not null`,
  `create index audits_about on audits (tenant_id, subject_id, at)`,
  `create index audits_event on audits (tenant_id, event, at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

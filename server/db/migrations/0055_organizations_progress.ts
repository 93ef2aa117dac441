import { type Kysely, sql } from 'kysely';

/**
 * When a company first searched, and when staff last reminded it of its next step. Of the time before it is known only
 * that somebody who is still there did search, and when they were there last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations
    add column first_searched_at timestamptz,
    add column reminded_at timestamptz`.execute(db);
  await sql`update organizations o set first_searched_at = s.at
    from (select e.tenant_id, e.organization_id, min(s.here_at) as at
      from searchers s join employees e on e.tenant_id = s.tenant_id and e.id = s.employee_id
      where s.criteria is not null group by 1, 2) s
    where s.tenant_id = o.tenant_id and s.organization_id = o.id`.execute(db);
}

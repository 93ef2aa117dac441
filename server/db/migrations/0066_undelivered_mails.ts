import { type Kysely, sql } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';

const over = `
update mails m set handled_at = m.created_at
  where m.tenant_id = one and m.status = 'failed' and (m.created_at < now() - interval '30 days' or exists (
    select from mails later where later.tenant_id = one and later.recipient_key = m.recipient_key
      and later.kind = m.kind and later.subject_id is not distinct from m.subject_id
      and later.status in ('sent', 'failed') and (later.created_at, later.id) > (m.created_at, m.id)));
`;

/**
 * Mails that failed stand before staff until a later one about the same gets there, or staff have seen to it. Of those from
 * before, what is older than a month or was followed by another about the same is over: nobody can mend it any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column handled_at timestamptz`.execute(db);
  await eachTenant(db, over);
  await sql`create index mails_undelivered on mails (tenant_id, created_at, id)
    where status = 'failed' and handled_at is null`.execute(db);
}

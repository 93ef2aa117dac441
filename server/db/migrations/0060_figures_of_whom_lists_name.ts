import { type Kysely, sql } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';

/** What each applicant is counted by (0010); of whom nothing but a trace is left, only that they are. */
const counted = (a: string) => `(values
      ('standing', ${a}.standing::text), ('search_status', ${a}.search_status),
      ('occupation', coalesce(${a}.occupation_id::text, '')), ('code', coalesce(${a}.registration_code_id::text, '')),
      ('born', case when ${a}.standing = 'tos_not_accepted' then ${a}.date_of_birth::text end)) c (what, key)`;

const added = 'select 1 as n, added.* from added';
const removed = 'select -1 as n, removed.* from removed';

/** A figure is as long as the list it leads to: nobody whose search was archived stands in one. */
const counting = [
  ['insert', added],
  ['update', `${added} union all ${removed}`],
  ['delete', removed],
]
  .map(
    ([event, changes]) => `
create or replace function count_applicants_on_${event ?? ''}() returns trigger language plpgsql as $$
begin
  insert into applicant_counts (tenant_id, what, key, count)
    select a.tenant_id, c.what, c.key, sum(a.n) from (${changes ?? ''}) a cross join lateral ${counted('a')}
    where a.standing is not null and c.key is not null and (c.what = 'search_status' or a.search_status <> 'archived')
      and exists (select from tenants t where t.id = a.tenant_id)
    group by 1, 2, 3 having sum(a.n) <> 0;
  return null;
end $$;`,
  )
  .join('\n');

const taken = `insert into applicant_counts (tenant_id, what, key, count)
  select a.tenant_id, c.what, c.key, -count(*) from applicants a cross join lateral ${counted('a')}
  where a.tenant_id = one and a.search_status = 'archived' and a.standing is not null and c.key is not null
    and c.what <> 'search_status'
  group by 1, 2, 3;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(counting).execute(db);
  // the newest are counted as people, without those
  await sql`create index applicants_archived on applicants (tenant_id, user_id) where search_status = 'archived'`.execute(
    db,
  );
  await eachTenant(db, taken);
}

import { type Kysely, sql } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';

/** What each applicant is counted by (0060), and the area they live in. */
const counted = (a: string) => `(values
      ('standing', ${a}.standing::text), ('search_status', ${a}.search_status),
      ('occupation', coalesce(${a}.occupation_id::text, '')), ('code', coalesce(${a}.registration_code_id::text, '')),
      ('area', coalesce(${a}.area_id::text, '')),
      ('born', case when ${a}.standing = 'tos_not_accepted' then ${a}.date_of_birth::text end)) c (what, key)`;

const added = 'select 1 as n, added.* from added';
const removed = 'select -1 as n, removed.* from removed';

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

/** Those who are there already. */
const there = `insert into applicant_counts (tenant_id, what, key, count)
  select a.tenant_id, 'area', coalesce(a.area_id::text, ''), count(*) from applicants a
  where a.tenant_id = one and a.standing is not null and a.search_status <> 'archived' group by 1, 3;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  // first, as whoever changes an applicant does: no applicant changes between what is summed up here and what the triggers
  // write from then on
  await sql`lock table applicants in share row exclusive mode`.execute(db);
  await sql`alter table applicant_counts drop constraint applicant_counts_what_check,
    add constraint applicant_counts_what_check check (what in ('standing', 'search_status', 'occupation', 'code', 'area', 'born'))`.execute(
    db,
  );
  await sql.raw(counting).execute(db);
  await eachTenant(db, there);
}

import { type Kysely, sql } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';
import { tenantTable } from './kit/tenant-table.ts';

/**
 * What a search walks, whole: by occupation and area, by area, by certificate and area, by turn, by the last
 * confirmation, and by each of the three further wishes. Columns that are only compared or sorted by stand beside the
 * key, so that the table itself is asked for no more than a page.
 */
const indexes = `
drop index applicants_search;
create index applicants_by_occupation on applicants (tenant_id, occupation_id, area_id)
  include (id, graduation_type_id, renewed_at, rotation_key, further_occupation_ids) where matchable;
create index applicants_by_area on applicants (tenant_id, area_id)
  include (id, graduation_type_id, renewed_at, rotation_key, occupation_id, further_occupation_ids) where matchable;
create index applicants_by_graduation on applicants (tenant_id, graduation_type_id, area_id)
  include (id, renewed_at, rotation_key, occupation_id, further_occupation_ids) where matchable;
create index applicants_by_turn on applicants (tenant_id, rotation_key, id)
  include (area_id, graduation_type_id, renewed_at, occupation_id, further_occupation_ids) where matchable;
create index applicants_by_renewal on applicants (tenant_id, renewed_at desc nulls last)
  include (id, area_id, graduation_type_id, rotation_key, occupation_id, further_occupation_ids) where matchable;
${[1, 2, 3]
  .map(
    (n) => `create index applicants_by_further_${n} on applicants (tenant_id, (further_occupation_ids[${n}]), area_id)
  include (id, occupation_id, further_occupation_ids, graduation_type_id, renewed_at, rotation_key)
  where matchable and further_occupation_ids[${n}] is not null;`,
  )
  .join('\n')}
`;

/**
 * What lists, exports, filters and figures look up besides: a company's invitations, what an employee sent and wrote,
 * employees and staff among all users, who is recommended, messages by what became of them.
 */
const lists = `
create index invitations_organization on invitations (tenant_id, organization_id, created_at);
create index invitations_by_inviter on invitations (tenant_id, invited_by);
create index registration_codes_by_author on registration_codes (tenant_id, created_by);
create index users_of_companies_and_staff on users (tenant_id, type) where type <> 'applicant';
create index recommendations_accepted on recommendations (tenant_id, applicant_id) where status = 'accepted';
create index pings_by_status on pings (tenant_id, status) include (sent_at, responded_at);
`;

/** The same as pings_released_until. */
const twin = 'drop index pings_release_end';

/**
 * What keeps somebody from being found, or 'matchable'; null for whom nobody counts. As unmatchableReasons says it, the
 * first of them, except that a guardian's silence depends on the day and is told apart where it is read.
 */
const standing = `
create type standing as enum ('matchable', 'onboarding_incomplete', 'tos_not_accepted', 'findable_not_accepted', 'not_looking',
  'account_inactive', 'address_not_found');
alter table applicants add column standing standing;

create or replace function keep_matchable() returns trigger language plpgsql as $$
declare person record;
begin
  select verification, account, shadow_of into person from users u where u.tenant_id = new.tenant_id and u.id = new.user_id;
  new.standing := case
    when person.verification is distinct from 'verified' or person.shadow_of is not null then null
    when new.search_status = 'archived' then 'not_looking'
    when num_nulls(new.occupation_id, new.graduation_type_id, new.date_of_birth, new.phonenumber,
                   new.line_1, new.postcode, new.city, new.country) > 0 then 'onboarding_incomplete'
    when new.tos_status <> 'accepted' then 'tos_not_accepted'
    when new.findable_status <> 'accepted' then 'findable_not_accepted'
    when new.search_status <> 'wants_to_be_matched' then 'not_looking'
    when person.account <> 'active' then 'account_inactive'
    when num_nulls(new.lat, new.lng) > 0 then 'address_not_found'
    else 'matchable' end;
  new.matchable := coalesce(new.standing = 'matchable', false);
  return new;
end $$;

drop trigger keep_matchable on users;
create trigger keep_matchable after update of verification, account, shadow_of on users for each row
  when (old.verification <> new.verification or old.account <> new.account or old.shadow_of is distinct from new.shadow_of)
  execute function keep_matchable_of_user();
alter table users enable always trigger keep_matchable;

create index users_counted on users (tenant_id, created_at)
  where type = 'applicant' and verification = 'verified' and shadow_of is null;
`;

/**
 * Statistics add these up. Rows are summands and nobody changes one, so that no transaction waits for another; the
 * minute puts those of a key together.
 */
const counts = `
create table applicant_counts (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  what text not null check (what in ('standing', 'search_status', 'occupation', 'code', 'born')),
  key text not null,
  count int not null,
  folded boolean not null default false,
  primary key (tenant_id, id)
);
create index applicant_counts_key on applicant_counts (tenant_id, what, key);
create index applicant_counts_unfolded on applicant_counts (tenant_id) where not folded;
`;

const added = 'select 1 as n, added.* from added';
const removed = 'select -1 as n, removed.* from removed';

/** Each statement writes what it changed, summed up; 'born' are those who have not accepted the terms. */
const counting = [
  ['insert', 'referencing new table as added', added],
  ['update', 'referencing old table as removed new table as added', `${added} union all ${removed}`],
  ['delete', 'referencing old table as removed', removed],
]
  .map(
    ([event, tables, changes]) => `
create function count_applicants_on_${event}() returns trigger language plpgsql as $$
begin
  insert into applicant_counts (tenant_id, what, key, count)
    select a.tenant_id, c.what, c.key, sum(a.n) from (${changes}) a cross join lateral (values
      ('standing', a.standing::text), ('search_status', a.search_status),
      ('occupation', coalesce(a.occupation_id::text, '')), ('code', coalesce(a.registration_code_id::text, '')),
      ('born', case when a.standing = 'tos_not_accepted' then a.date_of_birth::text end)) c (what, key)
    where a.standing is not null and c.key is not null and exists (select from tenants t where t.id = a.tenant_id)
    group by 1, 2, 3 having sum(a.n) <> 0;
  return null;
end $$;
create trigger count_applicants_on_${event} after ${event} on applicants ${tables}
  for each statement execute function count_applicants_on_${event}();
alter table applicants enable always trigger count_applicants_on_${event};`,
  )
  .join('\n');

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(standing).execute(db);
  await sql.raw(counts).execute(db);
  await tenantTable(db, 'applicant_counts');
  await sql.raw(counting).execute(db);
  await eachTenant(db, 'update applicants set matchable = matchable where tenant_id = one;');
  await sql.raw(indexes + lists).execute(db);
  await sql.raw(twin).execute(db);
}

import { type Kysely, sql } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';

/** What else an applicant may say of themselves; nothing of it is needed to be found. */
const wishes = `
alter table applicants
  add column further_occupation_ids uuid[] not null default '{}' check (cardinality(further_occupation_ids) <= 3),
  add column available_from date check (extract(day from available_from) = 1),
  add column mobility_km int check (mobility_km > 0),
  add column reachable_from int check (reachable_from between 0 and 23);
`;

/**
 * Whether somebody can be found, stored. The triggers alone write it, whoever writes the row, in bulk
 * (session_replication_role) too; unmatchableReasons says the same in words.
 */
const flag = `
alter table applicants add column matchable boolean not null default false;

create function keep_matchable() returns trigger language plpgsql as $$
begin
  new.matchable := false;
  if new.search_status = 'wants_to_be_matched' and new.tos_status = 'accepted'
    and num_nulls(new.occupation_id, new.graduation_type_id, new.date_of_birth, new.phonenumber,
                  new.line_1, new.postcode, new.city, new.country, new.lat, new.lng) = 0
  then
    new.matchable := exists (select from users u
      where u.tenant_id = new.tenant_id and u.id = new.user_id and u.verification = 'verified' and u.account = 'active');
  end if;
  return new;
end $$;

create function keep_matchable_of_user() returns trigger language plpgsql as $$
begin
  update applicants set matchable = matchable where tenant_id = new.tenant_id and user_id = new.id;
  return null;
end $$;

create trigger keep_matchable before insert or update on applicants for each row execute function keep_matchable();
create trigger keep_matchable after update of verification, account on users for each row
  when (old.verification <> new.verification or old.account <> new.account) execute function keep_matchable_of_user();
alter table applicants enable always trigger keep_matchable;
alter table users enable always trigger keep_matchable;

drop index applicants_search;
create index applicants_search on applicants (tenant_id, cell)
  include (id, user_id, occupation_id, graduation_type_id, lat, lng, renewed_at) where matchable;
`;

const skipped = `select id from applicants where tenant_id = one and tos_status = 'accepted'
  and num_nulls(occupation_id, graduation_type_id, date_of_birth, phonenumber, line_1, postcode, city, country) > 0`;
const open = `select id from pings where tenant_id = one and status in ('created', 'pending') and applicant_id in (${skipped})`;

/**
 * Who accepted the terms without a fact that is required never agreed to anything that counts: they go through
 * onboarding and terms again, open messages to them end, and the ledger says why. A yes of theirs is taken back by 0005,
 * which knows what was released.
 */
const putRight = `
insert into consents (tenant_id, id, applicant_id, kind, given_by, reason, terms_version, text_hash, locale, created_at)
  select a.tenant_id, gen_random_uuid(), a.id, 'expired', 'system', 'facts_missing', t.version,
         case u.locale when 'de' then t.hash_de else t.hash_en end, u.locale, now()
  from applicants a join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    cross join (select * from terms where tenant_id = one order by version desc limit 1) t
  where a.tenant_id = one and a.id in (${skipped});
update link_tokens set voided_at = now()
  where tenant_id = one and purpose = 'ping_answer' and subject_id in (${open}) and used_at is null and voided_at is null;
delete from mails where tenant_id = one and subject_id in (${open}) and status = 'queued';
update pings set status = 'revoked' where tenant_id = one and id in (${open});
update applicants set tos_status = 'expired', tos_accepted_at = null,
    search_status = case search_status when 'wants_to_be_matched' then 'unconfirmed' else search_status end,
    looking_until = null
  where tenant_id = one and id in (${skipped});
update applicants set matchable = matchable
  where tenant_id = one and search_status = 'wants_to_be_matched' and tos_status = 'accepted';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(wishes).execute(db);
  await sql.raw(flag).execute(db);
  await eachTenant(db, putRight);
}

import { type Kysely, sql } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';
import { tenantTable } from './kit/tenant-table.ts';

/** The ledger tells its acts apart, and being findable stands beside the terms. Whoever had agreed to the terms had agreed
 * to both at once: their rows stand for both, under the text they read.
 */
const acts = `
alter table applicants
  add column findable_status text not null default 'pending' check (findable_status in ('pending', 'accepted', 'expired', 'revoked')),
  add column release_choice text not null default 'ask' check (release_choice in ('ask', 'tell'));
alter table consents
  add column act text not null default 'terms' check (act in ('terms', 'findable', 'release')),
  add column ping_id uuid;
alter table pings add column guardian_asked_at timestamptz;

create table legal_contact_codes (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  legal_contact_id uuid not null,
  code_hash text not null,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  voided_at timestamptz,
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, legal_contact_id) references legal_contacts (tenant_id, id) on delete cascade
);
create index legal_contact_codes_contact on legal_contact_codes (tenant_id, legal_contact_id, created_at);
`;

/** As in migration 0003, and with both acts. */
const flag = `
create or replace function keep_matchable() returns trigger language plpgsql as $$
begin
  new.matchable := false;
  if new.search_status = 'wants_to_be_matched' and new.tos_status = 'accepted' and new.findable_status = 'accepted'
    and num_nulls(new.occupation_id, new.graduation_type_id, new.date_of_birth, new.phonenumber,
                  new.line_1, new.postcode, new.city, new.country, new.lat, new.lng) = 0
  then
    new.matchable := exists (select from users u
      where u.tenant_id = new.tenant_id and u.id = new.user_id and u.verification = 'verified' and u.account = 'active');
  end if;
  return new;
end $$;
`;

const both = `
insert into consents (tenant_id, id, applicant_id, legal_contact_id, act, kind, given_by, reason, terms_version, text_hash, locale, created_at)
  select tenant_id, gen_random_uuid(), applicant_id, legal_contact_id, 'findable', kind, given_by, reason, terms_version, text_hash, locale, created_at
  from consents where tenant_id = one;
update applicants set findable_status = tos_status where tenant_id = one;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(acts).execute(db);
  await tenantTable(db, 'legal_contact_codes');
  await sql.raw(flag).execute(db);
  await eachTenant(db, both);
  await sql`alter table consents alter column act drop default`.execute(db);
}

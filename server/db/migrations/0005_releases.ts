import { type Kysely, sql } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';
import { tenantTable } from './kit/tenant-table.ts';

/**
 * What is released is stored: from when, until when, who took it back, and whether the organization has confirmed that
 * it deleted it. `news` is what the organization has not been told by mail yet.
 */
const releases = `
alter table pings
  add column released_at timestamptz,
  add column released_until timestamptz,
  add column withdrawn_at timestamptz,
  add column withdrawn_by text check (withdrawn_by in ('applicant', 'guardian', 'consent', 'deletion')),
  add column deletion_confirmed_at timestamptz,
  add column deletion_confirmed_by uuid,
  add column news text check (news in ('withdrawn', 'search_ended', 'found_here')),
  add foreign key (tenant_id, deletion_confirmed_by) references employees (tenant_id, id) on delete set null (deletion_confirmed_by),
  add check (released_until is null or released_at is not null),
  add check (num_nulls(withdrawn_at, withdrawn_by) in (0, 2)),
  add check (deletion_confirmed_at is null or withdrawn_at is not null);
create index pings_released_until on pings (tenant_id, released_until) where released_until is not null;
create index pings_news on pings (tenant_id) where news is not null;
create index pings_deletion_confirmed_by on pings (tenant_id, deletion_confirmed_by) where deletion_confirmed_by is not null;
`;

/** How a search ended: since when, and with which organization of this tenant a place was found. */
const endedSearches = `
alter table applicants
  add column search_ended_at timestamptz,
  add column found_with uuid,
  add foreign key (tenant_id, found_with) references organizations (tenant_id, id) on delete set null (found_with);
create index applicants_found_with on applicants (tenant_id, found_with) where found_with is not null;
`;

/** Organizations that an applicant wants nothing to do with. */
const blocks = `
create table organization_blocks (
  tenant_id uuid not null references tenants (id) on delete cascade,
  applicant_id uuid not null,
  organization_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, applicant_id, organization_id),
  foreign key (tenant_id, applicant_id) references applicants (tenant_id, id) on delete cascade,
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade
);
create index organization_blocks_organization on organization_blocks (tenant_id, organization_id);
`;

/**
 * A yes that stands has released the contact details; one that was put away afterwards is told from a no by its
 * audit row. Whose consent doesn't stand (any more) or whose account is being deleted had been forgotten: those yeses are
 * taken back now, and the organizations are asked to delete. After the end of a search the days count from now.
 */
const standing = `
update pings p set released_at = coalesce(p.responded_at, p.updated_at)
  where p.tenant_id = one and (p.status = 'accepted' or (p.status = 'archived' and exists (
    select from audits a where a.tenant_id = one and a.subject_type = 'Ping' and a.subject_id = p.id
      and a.event = 'archive' and a.status_from = 'accepted')));
update pings p set status = 'revoked', released_until = now(), withdrawn_at = now(), news = 'withdrawn', withdrawn_by = case
    when u.account = 'inactive' then 'deletion'
    when exists (select from consents c where c.tenant_id = one and c.applicant_id = a.id
      and c.kind = 'revoked' and c.given_by = 'guardian') then 'guardian' else 'consent' end
  from applicants a join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
  where p.tenant_id = one and a.tenant_id = one and a.id = p.applicant_id and p.released_at is not null
    and (u.account = 'inactive' or a.tos_status in ('revoked', 'expired'));
update pings p set released_until = now() + interval '30 days', news = 'search_ended' from applicants a
  where p.tenant_id = one and a.tenant_id = one and a.id = p.applicant_id and p.released_at is not null
    and p.released_until is null and a.search_status in ('doesnot_want_matching', 'expired');
update applicants set search_ended_at = case when search_status = 'expired' then coalesce(looking_until, updated_at) else updated_at end
  where tenant_id = one and search_status in ('doesnot_want_matching', 'expired', 'archived');
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(releases).execute(db);
  await sql.raw(endedSearches).execute(db);
  await sql.raw(blocks).execute(db);
  await tenantTable(db, 'organization_blocks');
  await eachTenant(db, standing);
}

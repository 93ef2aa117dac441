import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anApplicant, earlierDatabase } from '../../tests/support/earlier-database.ts';
import { findTenantBySlug } from '../tenants/tenants.repository.ts';
import { migrate } from './migrate.ts';
import * as foundation from './migrations/0001_foundation.ts';
import * as tenantLogos from './migrations/0002_tenant_logos.ts';

test('a database from before logos is brought up to date with its tenants, who have none', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation });
  await migrate(db);
  expect(await findTenantBySlug(db, 'app')).toMatchObject({ slug: 'app', logo: null });
  await db.close();
});

/** One company, one applicant, and a message of each kind; ids end in the kind's number. */
const answered = `
insert into users (tenant_id, id, type, firstname, lastname, email, email_key, password_hash, locale, timezone, verification, account, created_at, updated_at)
  select t.id, u.id::uuid, u.type, '', '', u.id, u.id, '', 'de', 'Europe/Berlin', 'verified', 'active', now(), now() from tenants t,
  (values ('0198c5a0-0000-7000-8000-0000000000a1', 'applicant'), ('0198c5a0-0000-7000-8000-0000000000e1', 'employee')) u (id, type);
insert into applicants (tenant_id, id, user_id, occupation_id, graduation_type_id, date_of_birth, phonenumber, line_1, postcode, city, country, search_status, tos_status, created_at, updated_at)
  select t.id, u.id, u.id, u.id, u.id, '2008-05-05', '+4930901820', 'Musterweg 1', '10115', 'Berlin', 'DE', 'wants_to_be_matched', 'accepted', now(), now() from tenants t, users u where u.type = 'applicant';
insert into organizations (tenant_id, id, name, status, created_at, updated_at)
  select t.id, u.id, '', 'active', now(), now() from tenants t, users u where u.type = 'employee';
insert into employees (tenant_id, id, user_id, organization_id, created_at, updated_at)
  select t.id, u.id, u.id, u.id, now(), now() from tenants t, users u where u.type = 'employee';
insert into email_templates (tenant_id, id, name_de, name_en, purpose, subject_de, subject_en, body_de, body_en, status, is_default, created_at, updated_at)
  select t.id, t.id, '', '', 'ping', '', '', '', '', 'published', true, now(), now() from tenants t;
insert into pings (tenant_id, id, applicant_id, organization_id, employee_id, email_template_id, email_template_version, locale, subject, body, match, status, send_at, expires_at, responded_at, created_at, updated_at)
  select t.id, p.id::uuid, a.id, e.id, e.id, t.id, 1, 'de', '', '', '{}', p.status, now(), now(), p.responded_at::timestamptz, now(), now()
  from tenants t, applicants a, employees e,
  (values ('0198c5a0-0000-7000-8000-000000000001', 'accepted', '2026-01-02T00:00:00Z'),
          ('0198c5a0-0000-7000-8000-000000000002', 'archived', '2026-01-03T00:00:00Z'),
          ('0198c5a0-0000-7000-8000-000000000003', 'archived', '2026-01-04T00:00:00Z'),
          ('0198c5a0-0000-7000-8000-000000000004', 'declined', '2026-01-05T00:00:00Z'),
          ('0198c5a0-0000-7000-8000-000000000005', 'pending', null)) p (id, status, responded_at);
insert into audits (tenant_id, id, at, actor_kind, subject_type, subject_id, event, status_from, status_to)
  select t.id, p.id, now(), 'employee', 'Ping', p.id, 'archive',
    case when p.responded_at = '2026-01-03T00:00:00Z' then 'accepted' else 'declined' end, 'archived'
  from tenants t, pings p where p.status = 'archived';
`;

test('a database from before releases: a yes is released, archived or not; an archived no releases nothing', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  await sql.raw(answered).execute(db.kysely);
  await migrate(db);
  const { rows } = await sql`select right(id::text, 1) as kind, released_at from pings order by id`.execute(db.kysely);
  expect(rows).toEqual([
    { kind: '1', released_at: new Date('2026-01-02T00:00:00Z') },
    { kind: '2', released_at: new Date('2026-01-03T00:00:00Z') },
    { kind: '3', released_at: null },
    { kind: '4', released_at: null },
    { kind: '5', released_at: null },
  ]);
  await db.close();
});

test.each([
  [
    'the account is being deleted',
    `update users set account = 'inactive' where type = 'applicant'`,
    'revoked',
    'deletion',
  ],
  ['the consent was withdrawn', `update applicants set tos_status = 'revoked'`, 'revoked', 'consent'],
  ['the search has ended', `update applicants set search_status = 'doesnot_want_matching'`, 'accepted', null],
])('a yes from before releases, where %s, ends with the migration', async (_, change, status, withdrawn_by) => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  await sql.raw(answered).execute(db.kysely);
  await sql.raw(change).execute(db.kysely);
  await migrate(db);
  const { rows } = await sql`select status, withdrawn_by, released_until is not null as ends, news from pings
    where right(id::text, 1) = '1'`.execute(db.kysely);
  expect(rows).toEqual([{ status, withdrawn_by, ends: true, news: withdrawn_by ? 'withdrawn' : 'search_ended' }]);
  await db.close();
});

/** An applicant who agreed and took it back, and one who agreed, each with their rows of the ledger. */
const agreed = `
insert into users (tenant_id, id, type, firstname, lastname, email, email_key, password_hash, locale, timezone, verification, account, created_at, updated_at)
  select t.id, u.id::uuid, 'applicant', '', '', u.id, u.id, '', 'de', 'Europe/Berlin', 'verified', 'active', now(), now() from tenants t,
  (values ('0198c5a0-0000-7000-8000-0000000000a1'), ('0198c5a0-0000-7000-8000-0000000000a2')) u (id);
insert into applicants (tenant_id, id, user_id, search_status, tos_status, created_at, updated_at)
  select t.id, u.id, u.id, 'unconfirmed', case when u.id::text like '%1' then 'revoked' else 'accepted' end, now(), now()
  from tenants t, users u;
insert into consents (tenant_id, id, applicant_id, kind, given_by, reason, terms_version, text_hash, locale, created_at)
  select t.id, gen_random_uuid(), a.id, k.kind, 'applicant', k.kind, 7, 'what was read', 'de', k.at::timestamptz
  from tenants t, applicants a,
  (values ('accepted', '2026-01-02T00:00:00Z'), ('revoked', '2026-01-03T00:00:00Z')) k (kind, at)
  where k.kind = 'accepted' or a.tos_status = 'revoked';
`;

test('a database from before separate acts: who had agreed to the terms had agreed to both, under the text they read', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  await sql.raw(agreed).execute(db.kysely);
  await migrate(db);
  const { rows: ledger } =
    await sql`select right(applicant_id::text, 1) as who, act, kind, terms_version as version, text_hash as hash
    from consents where reason <> 'facts_missing' order by who, created_at, act desc`.execute(db.kysely);
  const read = { version: 7, hash: 'what was read' };
  expect(ledger).toEqual([
    { who: '1', act: 'terms', kind: 'accepted', ...read },
    { who: '1', act: 'findable', kind: 'accepted', ...read },
    { who: '1', act: 'terms', kind: 'revoked', ...read },
    { who: '1', act: 'findable', kind: 'revoked', ...read },
    { who: '2', act: 'terms', kind: 'accepted', ...read },
    { who: '2', act: 'findable', kind: 'accepted', ...read },
  ]);
  const { rows } = await sql`select tos_status = findable_status as both, release_choice from applicants`.execute(
    db.kysely,
  );
  expect(rows).toEqual([
    { both: true, release_choice: 'ask' },
    { both: true, release_choice: 'ask' },
  ]);
  await db.close();
});

test('a database from before versions of a consent: who had agreed to be found had agreed to the first one', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  await anApplicant(db.kysely, {});
  await anApplicant(db.kysely, { tos_status: 'pending', search_status: 'unconfirmed' });
  await migrate(db);
  const { rows } = await sql`select findable_status, findable_version from applicants order by 1`.execute(db.kysely);
  expect(rows).toEqual([
    { findable_status: 'accepted', findable_version: 1 },
    { findable_status: 'pending', findable_version: null },
  ]);
  await db.close();
});

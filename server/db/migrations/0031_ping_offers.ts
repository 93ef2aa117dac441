import { type Kysely, sql } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';
import { tenantTable } from './kit/tenant-table.ts';

/** What a message offers, and a line of its writer's own. Of earlier ones nobody knows: they have no occupation. */
const offers = `
alter table pings
  add column kind text not null default 'apprenticeship' check (kind in ('apprenticeship', 'internship', 'trial_day', 'talk')),
  add column offered_occupation_id uuid,
  add column personal_line text not null default '' check (length(personal_line) <= 300);
alter table pings alter column kind drop default;
`;

/** Who accepted the terms for companies: a ledger, to which requests add and in which they change nothing. */
const ledger = `
create table company_consents (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  organization_id uuid not null,
  employee_id uuid,
  version int not null,
  text_hash text not null,
  locale text not null check (locale in ('de', 'en')),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, employee_id) references employees (tenant_id, id) on delete set null (employee_id)
);
create index company_consents_organization on company_consents (tenant_id, organization_id, version);
create index company_consents_employee on company_consents (tenant_id, employee_id) where employee_id is not null;
`;

/** What the templates that tenants began with promised though no sender can know it. */
const promises = [
  [
    'body_de',
    'du suchst eine Ausbildung ({applicant.occupation}). Wir von {organization.name} haben noch einen Platz frei. Unser Betrieb liegt',
    'du suchst eine Ausbildung, und wir von {organization.name} würden dich gern kennenlernen. Was wir dir anbieten, steht ganz oben. Unser Betrieb liegt',
  ],
  [
    'body_en',
    'you are looking for an apprenticeship ({applicant.occupation}). We at {organization.name} still have a place. Our company is',
    'you are looking for an apprenticeship, and we at {organization.name} would like to meet you. What we offer stands at the top. Our company is',
  ],
  [
    'body_de',
    'Deshalb laden wir dich zu einem Schnuppertag ein: {applicant.occupation} bei {organization.name}.',
    'Deshalb laden wir dich zu einem Tag bei {organization.name} ein. Um welchen Beruf es geht, steht ganz oben.',
  ],
  [
    'body_en',
    'So we invite you to a trial day: {applicant.occupation} at {organization.name}.',
    'So we invite you to spend a day at {organization.name}. Which occupation it is about stands at the top.',
  ],
]
  .map(
    ([
      body,
      was,
      is,
    ]) => `update email_templates set ${body} = replace(${body}, '${was}', '${is}'), version = version + 1
      where tenant_id = one and is_default and organization_id is null and position('${was}' in ${body}) > 0;`,
  )
  .join('\n');

/** A web address or the words themselves, read before a yes. */
const privacy = `alter table organizations add column privacy text check (length(privacy) <= 500)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(offers).execute(db);
  await sql.raw(privacy).execute(db);
  await sql.raw(ledger).execute(db);
  await tenantTable(db, 'company_consents');
  await sql`revoke update, delete on company_consents from werdegang_app`.execute(db);
  await eachTenant(db, promises);
}

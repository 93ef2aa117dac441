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

/** The letters that tenants began with, and what in them no sender can know. */
const promises: readonly { column: 'body_de' | 'body_en'; text: string; was: string; is: string }[] = [
  {
    column: 'body_de',
    text: `Hallo {applicant.firstname},

du suchst eine Ausbildung ({applicant.occupation}). Wir von {organization.name} haben noch einen Platz frei. Unser Betrieb liegt im Umkreis von etwa {distance_km} km von dir.

Magst du uns kennenlernen? Sag uns hier Bescheid:
{response_link}

Erst wenn du Ja sagst, bekommen wir deinen Namen und deine Kontaktdaten und sehen, wer dich empfiehlt. Dann ruft dich {employee.fullname} an und macht mit dir einen Termin aus. Ein Nein ist auch in Ordnung: Du musst es nicht begründen.

Viele Grüße
{employee.fullname}
{employee.position}, {organization.name}`,
    was: 'du suchst eine Ausbildung ({applicant.occupation}). Wir von {organization.name} haben noch einen Platz frei.',
    is: 'du suchst eine Ausbildung, und wir von {organization.name} würden dich gern kennenlernen. Was wir dir anbieten, steht ganz oben.',
  },
  {
    column: 'body_en',
    text: `Hello {applicant.firstname},

you are looking for an apprenticeship ({applicant.occupation}). We at {organization.name} still have a place. Our company is within about {distance_km} km of you.

Would you like to meet us? Tell us here:
{response_link}

Only when you say yes do we get your name and contact details and see who recommends you. Then {employee.fullname} will call you and arrange a time. No is fine too: you need not give a reason.

Kind regards
{employee.fullname}
{employee.position}, {organization.name}`,
    was: 'you are looking for an apprenticeship ({applicant.occupation}). We at {organization.name} still have a place.',
    is: 'you are looking for an apprenticeship, and we at {organization.name} would like to meet you. What we offer stands at the top.',
  },
  {
    column: 'body_de',
    text: `Hallo {applicant.firstname},

wie sich ein Beruf anfühlt, merkt man am besten vor Ort. Deshalb laden wir dich zu einem Schnuppertag ein: {applicant.occupation} bei {organization.name}.

Möchtest du kommen? Hier kannst du Ja oder Nein sagen:
{response_link}

Erst wenn du Ja sagst, bekommen wir deinen Namen und deine Kontaktdaten und sehen, wer dich empfiehlt. Dann ruft dich {employee.fullname} an, um den Tag zu planen.

Viele Grüße
{employee.fullname}, {organization.name}`,
    was: 'Deshalb laden wir dich zu einem Schnuppertag ein: {applicant.occupation} bei {organization.name}.',
    is: 'Deshalb laden wir dich zu einem Tag bei {organization.name} ein. Um welchen Beruf es geht, steht ganz oben.',
  },
  {
    column: 'body_en',
    text: `Hello {applicant.firstname},

the best way to find out what a job is like is to be there. So we invite you to a trial day: {applicant.occupation} at {organization.name}.

Would you like to come? Here you can say yes or no:
{response_link}

Only when you say yes do we get your name and contact details and see who recommends you. Then {employee.fullname} will phone you to plan the day.

Kind regards
{employee.fullname}, {organization.name}`,
    was: 'So we invite you to a trial day: {applicant.occupation} at {organization.name}.',
    is: 'So we invite you to spend a day at {organization.name}. Which occupation it is about stands at the top.',
  },
];

/** What nobody has edited says what new tenants' letters say; a single changed letter keeps a text as it is. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const withoutPromises = promises
  .map(
    ({ column, text, was, is }) => `update email_templates
      set ${column} = ${quoted(text.replace(was, is))}, version = version + 1
      where tenant_id = one and is_default and organization_id is null and ${column} = ${quoted(text)};`,
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
  await eachTenant(db, withoutPromises);
}

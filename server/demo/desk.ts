import type { Insertable } from 'kysely';
import { dayIn } from '../../contract/kit/age.ts';
import type { EmailTemplatesTable } from '../db/tables-matching.ts';
import type { DemoApplicant } from './applicants.ts';
import type { DemoOrganizations } from './organizations.ts';
import { officeNumber, person } from './people.ts';
import { daysAfter, daysBefore, demoLocale, type Seeding, userRow } from './seeding.ts';

type Made = Pick<DemoOrganizations, 'organizations' | 'employees'>;
type Written = Pick<
  Insertable<EmailTemplatesTable>,
  'name_de' | 'name_en' | 'purpose' | 'status' | 'subject_de' | 'subject_en' | 'body_de' | 'body_en'
>;

const trialDay: Written = {
  name_de: 'Probetag bei uns',
  name_en: 'A trial day with us',
  purpose: 'ping',
  status: 'published',
  subject_de: 'Ein Tag bei {organization.name}?',
  subject_en: 'A day at {organization.name}?',
  body_de:
    'Hallo {applicant.firstname},\n\nam meisten sagt ein Tag mit uns: Du kommst um acht, bekommst Schutzbrille und Handschuhe und arbeitest an einem echten Auftrag mit. Danach weißt du, ob {applicant.occupation} etwas für dich ist.\n\nMagst du kommen? {response_link}\n\nViele Grüße\n{employee.fullname}, {employee.position}',
  body_en:
    'Hi {applicant.firstname},\n\nnothing says more than a day with us: you come at eight, get goggles and gloves and work on a real order with us. Then you know whether {applicant.occupation} is for you.\n\nWould you like to come? {response_link}\n\nBest wishes\n{employee.fullname}, {employee.position}',
};

const talk: Written = {
  name_de: 'Gespräch mit den Auszubildenden',
  name_en: 'A talk with our trainees',
  purpose: 'ping',
  status: 'draft',
  subject_de: 'Frag unsere Auszubildenden',
  subject_en: 'Ask our trainees',
  body_de:
    'Hallo {applicant.firstname},\n\nzwei aus unserem zweiten Lehrjahr erzählen dir gern, wie es bei {organization.name} ist. {response_link}',
  body_en:
    'Hi {applicant.firstname},\n\ntwo of our second-year trainees would like to tell you what {organization.name} is like. {response_link}',
};

const passOn: Written = {
  name_de: 'Nach dem Gespräch',
  name_en: 'After the interview',
  purpose: 'recommendation',
  status: 'published',
  subject_de: '{organization.name} empfiehlt dich weiter',
  subject_en: '{organization.name} recommends you',
  body_de:
    'Hallo,\n\ndein Gespräch hat uns gefallen, nur waren unsere Plätze schon vergeben. Bei {tenant.name} suchen andere noch. In fünf Minuten können sie dich finden: {registration_link}\n\nViel Erfolg\n{employee.fullname}',
  body_en:
    'Hello,\n\nwe liked talking to you, but our places were taken already. At {tenant.name} others are still looking. In five minutes they can find you: {registration_link}\n\nGood luck\n{employee.fullname}',
};

/** What referring@example.org and searching@example.org have written themselves. */
const written: readonly (readonly Written[])[] = [[passOn], [trialDay, talk]];

export async function seedTemplates({ tx, tenantId, random, now }: Seeding, { organizations, employees }: Made) {
  const made = daysBefore(now, 45);
  const rows = written.flatMap((templates, index) =>
    templates.map((template): Insertable<EmailTemplatesTable> => ({
      ...template,
      tenant_id: tenantId,
      id: random.id(),
      organization_id: organizations[index]?.id ?? '',
      created_by: employees[index]?.user_id ?? null,
      is_default: false,
      created_at: made,
      updated_at: made,
    })),
  );
  await tx.insertInto('email_templates').values(rows).execute();
}

const positions = ['Ausbildung', 'Personalentwicklung'];

/** A colleague for each of the two, and one who has been invited. */
export async function seedColleagues(seeding: Seeding, { organizations, employees }: Made): Promise<void> {
  const { tx, tenantId, random, now } = seeding;
  const own = organizations.slice(0, 2);
  const colleagues = own.map(({ id }, index) => {
    const user = userRow(seeding, person(random, index + 50, 'example.com'), 'employee', 60);
    return { organization_id: id, position: positions[index] ?? null, user };
  });
  await tx
    .insertInto('users')
    .values(colleagues.map(({ user }) => user))
    .execute();
  await tx
    .insertInto('employees')
    .values(
      colleagues.map(({ user, ...row }) => ({
        ...row,
        tenant_id: tenantId,
        id: random.id(),
        user_id: user.id,
        phonenumber: officeNumber(random),
        created_at: user.created_at,
        updated_at: user.created_at,
      })),
    )
    .execute();
  const sent = daysBefore(now, 3);
  await tx
    .insertInto('invitations')
    .values(
      own.map(({ id }, index) => ({
        ...person(random, index + 60, 'example.com'),
        tenant_id: tenantId,
        id: random.id(),
        organization_id: id,
        invited_by: employees[index]?.user_id ?? null,
        locale: demoLocale,
        status: 'pending' as const,
        sent_count: 1,
        sent_at: sent,
        expires_at: daysAfter(sent, 14),
        user_id: null,
        created_at: sent,
        updated_at: sent,
      })),
    )
    .execute();
}

/** searching@example.org was here before: some are seen, some kept, one hidden, and some are new since. */
export async function seedVisit(
  { tx, tenantId, now }: Seeding,
  { organizations, employees }: Made,
  applicants: readonly DemoApplicant[],
): Promise<void> {
  const [organization, employee] = [organizations[1], employees[1]];
  if (!organization || !employee) throw new Error('The demo data has nobody who searches.');
  const here_at = daysBefore(now, 4);
  const trained = new Set(organization.occupation_ids);
  const known = applicants.filter(
    ({ search_status, occupation_id, created_at }) =>
      search_status === 'wants_to_be_matched' &&
      occupation_id &&
      trained.has(occupation_id) &&
      new Date(created_at) < here_at,
  );
  const seen = known.filter((_, n) => n % 3 !== 0);
  const who = { tenant_id: tenantId, organization_id: organization.id };
  await tx
    .insertInto('searchers')
    .values({
      tenant_id: tenantId,
      employee_id: employee.id,
      criteria: null,
      search_order: 'rule',
      here_at,
      before_at: daysBefore(here_at, 7),
    })
    .execute();
  await tx
    .insertInto('search_seen')
    .values(
      seen.map(({ id }) => ({ tenant_id: tenantId, employee_id: employee.id, applicant_id: id, seen_at: here_at })),
    )
    .execute();
  await tx
    .insertInto('applicant_views')
    .values(seen.map(({ id }) => ({ ...who, applicant_id: id, viewed_on: dayIn('Europe/Berlin', here_at) })))
    .execute();
  const marked = [
    ...known.slice(-8, -5).map(({ id }) => ({ id, hidden: false })),
    ...known.slice(-5, -4).map(({ id }) => ({ id, hidden: true })),
  ];
  await tx
    .insertInto('search_marks')
    .values(marked.map(({ id, hidden }) => ({ ...who, applicant_id: id, hidden, created_at: here_at })))
    .execute();
}

import type { Insertable } from 'kysely';
import { dayIn } from '../../contract/kit/age.ts';
import type { EmailTemplatesTable } from '../email-templates/email-templates.tables.ts';
import type { DemoApplicant } from './applicants.ts';
import type { DemoOrganizations } from './organizations.ts';
import { officeNumber, person } from './people.ts';
import { daysAfter, daysBefore, demoLocale, type Seeding, userRow } from './seeding.ts';
import { voicesOf } from './voices.ts';

type Made = Pick<DemoOrganizations, 'organizations' | 'employees'>;
type Status = EmailTemplatesTable['status'];
type Purpose = EmailTemplatesTable['purpose'];

/** What referring@example.org and searching@example.org have written themselves. */
const writtenIn = ({ passOn, trialDay, talk }: ReturnType<typeof voicesOf>) =>
  [
    [[passOn, 'recommendation', 'published']],
    [
      [trialDay, 'ping', 'published'],
      [talk, 'ping', 'draft'],
    ],
  ] as const satisfies readonly (readonly (readonly [typeof passOn, Purpose, Status])[])[];

export async function seedTemplates({ tx, tenantId, world, random, now }: Seeding, { organizations, employees }: Made) {
  const made = daysBefore(now, 45);
  const rows = writtenIn(voicesOf(world)).flatMap((templates, index) =>
    templates.map(([{ name, subject, body }, purpose, status]): Insertable<EmailTemplatesTable> => ({
      purpose,
      status,
      name_de: name.de,
      name_en: name.en,
      subject_de: subject.de,
      subject_en: subject.en,
      body_de: body.de,
      body_en: body.en,
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

import { dayIn } from '../../contract/kit/age.ts';
import type { Insertable, Selectable } from 'kysely';
import type { CompanyConsentsTable } from '../db/tables-matching.ts';
import type { EmailTemplatesTable } from '../email-templates/email-templates.tables.ts';
import type { PingsTable } from '../pings/pings.tables.ts';
import { consentText } from '../consents/consent-texts.ts';
import { areaOf } from '../geo/areas.ts';
import { graduationTypeName } from '../graduation-types/graduation-types.ts';
import { occupationName } from '../occupations/occupations.ts';
import { fillLetter } from '../pings/letter.ts';
import { matchOfApplicant } from '../search/search.service.ts';
import type { DemoApplicant } from './applicants.ts';
import type { DemoOrganizations } from './organizations.ts';
import { type Contact, contacts, followUp, seedAppointments, seedReleases } from './contacts.ts';
import { daysAfter, daysBefore, demoLocale, type Seeding } from './seeding.ts';
import { voicesOf } from './voices.ts';

const answerDays = 21;

/** Pings of searching@example.org in every state one can look at, and one to applicant@example.org from another company. */
export async function seedPings(
  seeding: Seeding,
  { organizations, employees }: Pick<DemoOrganizations, 'organizations' | 'employees'>,
  applicants: readonly DemoApplicant[],
): Promise<void> {
  const { tx, random } = seeding;
  const templates = tx.selectFrom('email_templates').selectAll().where('purpose', '=', 'ping').orderBy('name_de');
  const shared = await templates.where('organization_id', 'is', null).limit(1).executeTakeFirstOrThrow();
  const own = await templates
    .where('is_default', '=', false)
    .where('status', '=', 'published')
    .where('organization_id', '=', organizations[1]?.id ?? '')
    .executeTakeFirstOrThrow();
  const [first, ...others] = applicants.filter(({ search_status }) => search_status === 'wants_to_be_matched');
  if (!first) throw new Error('The demo data has nobody to contact.');
  const ping = (index: number, applicant: DemoApplicant, contact: Contact, template = shared) => {
    const organization = organizations[index];
    const employee = employees[index];
    if (!organization || !employee) throw new Error('The demo data names an organization that is not there.');
    return { contact, row: pingRow(seeding, { organization, employee, applicant, template, contact }) };
  };
  const trained = new Set(organizations[1]?.occupation_ids);
  const left = others.filter(({ occupation_id }) => occupation_id && trained.has(occupation_id));
  /** Somebody who was there already. */
  const next = ({ daysAgo }: Contact): DemoApplicant => {
    const index = left.findIndex(({ created_at }) => new Date(created_at) < daysBefore(seeding.now, daysAgo));
    return left.splice(index, 1)[0] ?? random.pick(others);
  };
  const made = [
    ping(2, first, { status: 'pending', daysAgo: 1 }),
    ...contacts.map((contact, n) => ping(1, next(contact), contact, n % 3 === 0 ? own : shared)),
  ];
  const rows = made.map(({ row }) => row);
  await tx.insertInto('pings').values(rows).execute();
  await seedAppointments(
    seeding,
    made.map(({ row, contact }) => ({ ...row, contact })),
  );
  await seedReleases(seeding, rows);
  const { version, hash } = consentText('company', demoLocale);
  const agreed = (index: number): Insertable<CompanyConsentsTable> => ({
    tenant_id: seeding.tenantId,
    id: random.id(),
    organization_id: organizations[index]?.id ?? '',
    employee_id: employees[index]?.id ?? null,
    version,
    text_hash: hash,
    locale: demoLocale,
    created_at: daysBefore(seeding.now, 30),
  });
  await tx
    .insertInto('company_consents')
    .values([agreed(1), agreed(2)])
    .execute();
  for (const { id } of [shared, own]) {
    const times_used = rows.filter(({ email_template_id }) => email_template_id === id).length;
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await tx.updateTable('email_templates').set({ times_used }).where('id', '=', id).execute();
  }
}

type SentPing = Insertable<PingsTable> & Pick<Selectable<PingsTable>, 'id'>;

interface Sending {
  readonly organization: DemoOrganizations['organizations'][number];
  readonly employee: DemoOrganizations['employees'][number];
  readonly applicant: DemoApplicant;
  readonly template: Selectable<EmailTemplatesTable>;
  readonly contact: Contact;
}

function pingRow(seeding: Seeding, sending: Sending): SentPing {
  const { tenantId, tenant, world, random, now } = seeding;
  const { organization, employee, applicant, template, contact } = sending;
  const { status, daysAgo } = contact;
  const sent = daysBefore(now, daysAgo);
  const criteria = {
    ...(applicant.occupation_id ? { occupation_ids: [applicant.occupation_id] } : {}),
    company: organization.area_id ?? null,
  };
  const match = matchOfApplicant(applicant, criteria, dayIn('Europe/Berlin', now));
  const locale = demoLocale;
  const values = {
    'applicant.occupation': occupationName(applicant.occupation_id),
    'applicant.graduation_type': graduationTypeName(applicant.graduation_type_id, locale),
    'applicant.city': areaOf(applicant.area_id)?.name ?? '',
    'organization.name': organization.name,
    'profile.name': organization.name,
    'employee.fullname': `${employee.user.firstname} ${employee.user.lastname}`,
    'employee.position': employee.position ?? '',
    'employee.phonenumber': employee.phonenumber ?? '',
    'employee.email': employee.user.email,
    'tenant.name': tenant.name,
  };
  const answered = status === 'accepted' || status === 'declined';
  return {
    tenant_id: tenantId,
    id: random.id(),
    applicant_id: applicant.id,
    organization_id: organization.id,
    employee_id: employee.id,
    email_template_id: template.id,
    email_template_version: template.version,
    locale,
    kind: 'apprenticeship',
    offered_occupation_id:
      organization.occupation_ids?.find((id) => id === applicant.occupation_id) ??
      organization.occupation_ids?.[0] ??
      null,
    personal_line: status === 'pending' ? voicesOf(world).personalLine : '',
    subject: fillLetter(template[`subject_${locale}`], values, match),
    body: fillLetter(template[`body_${locale}`], values, match),
    match: JSON.stringify(match),
    shown_occupation_id: applicant.occupation_id,
    shown_graduation_type_id: applicant.graduation_type_id,
    shown_area_id: applicant.area_id ?? null,
    status,
    send_at: sent,
    sent_at: sent,
    expires_at: daysAfter(sent, answerDays),
    reminded_at: status === 'expired' ? daysAfter(sent, 7) : null,
    responded_at: answered ? daysAfter(sent, 1) : null,
    released_at: status === 'accepted' ? daysAfter(sent, 1) : null,
    decline_reason: null,
    ...(status === 'accepted' && followUp(contact, { answered: daysAfter(sent, 1), seeding, employeeId: employee.id })),
    created_at: sent,
    updated_at: answered ? daysAfter(sent, 1) : sent,
  };
}

import type { InferOutput } from 'valibot';
import { dayIn, hasReachedAge } from '../../contract/kit/age.ts';
import type { OwnReport, Reportable, reportFields, reportInputSchema } from '../../contract/reports/reports.schema.ts';
import { applicantForChange } from '../applicants/applicants.service.ts';
import { type Action, trace } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { blockFor } from '../blocks/blocks.service.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import type { GuardianLinkTo } from '../legal-contacts/confirmed-guardian.ts';
import { guardianMailbox } from '../legal-contacts/guardian-mailbox.ts';
import { pageSecret } from '../legal-contacts/legal-contacts.service.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { confirmReport, type Reader, type Reported, tellChild, tellStaff } from './reports.mails.ts';
import {
  countReportsBy,
  findReportable,
  findReportsAbout,
  findReportsBy,
  forgetReporter,
  hasMessage,
  insertReport,
  type Reporter,
} from './reports.repository.ts';
import { ownReportView } from './reports.view.ts';
import { nextWorkingDay } from './working-days.ts';

const dayMs = 86_400_000;
/** Whoever has more to report in a day calls. */
const mostADay = 5;

export interface Reporting {
  readonly tx: TenantTx;
  readonly tenant: TenantRow;
  readonly deps: Pick<Deps, 'config'>;
  readonly now: Date;
}

type Said = InferOutput<typeof reportInputSchema>;
type SaidByGuardian = Pick<Said, keyof typeof reportFields>;

export const forgetReports = forgetReporter;
/** For an applicant's export. */
export const reportsAbout = findReportsAbout;

export const reportsBy = async (tx: TenantTx, reporter: Reporter): Promise<OwnReport[]> =>
  (await findReportsBy(tx, reporter)).map(ownReportView);

/** @throws Failure not_found for what nobody of this tenant can know of */
export async function reportable(tx: TenantTx, applicantId: string, organizationId: string): Promise<Reportable> {
  const organization = await findReportable(tx, organizationId);
  if (!organization) throw new Failure('not_found');
  const own = await reportsBy(tx, { applicant_id: applicantId });
  const waits = own.find((one) => one.organization.id === organizationId && one.status === 'pending');
  return { organization, report: waits ?? null };
}

/** Where staff answer it. */
const deskUrl = ({ deps, tenant }: Pick<Reporting, 'deps' | 'tenant'>, id: string): string =>
  tenantUrl(deps.config, tenant, `/reports/${id}`);

/** The applicant as they are written to, and where they read about companies. */
function applicantReader(
  applicant: {
    readonly user_id: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
  } & Pick<Reader, 'locale'>,
  { deps, tenant }: Pick<Reporting, 'deps' | 'tenant'>,
): Reader {
  const { user_id, firstname, lastname, email, locale } = applicant;
  const to = { name: `${firstname} ${lastname}`, address: email };
  return { to, user_id, locale, firstname, lastname, url: tenantUrl(deps.config, tenant, '/account/companies') };
}

async function store(
  { tx, tenant, now }: Reporting,
  { organization_id, reason, text, ping_id }: Said,
  by: {
    readonly applicant_id: string;
    readonly legal_contact_id: string | null;
    readonly reporter: Reported['reporter'];
  },
  action: Action,
): Promise<Reported> {
  const organization = await findReportable(tx, organization_id);
  if (!organization) throw new Failure('not_found');
  const reporter: Reporter =
    by.legal_contact_id === null ? { applicant_id: by.applicant_id } : { legal_contact_id: by.legal_contact_id };
  const earlier = await findReportsBy(tx, reporter);
  if (earlier.some((one) => one.organization_id === organization_id && one.status === 'pending'))
    throw new Failure('conflict');
  if ((await countReportsBy(tx, reporter, new Date(now.getTime() - dayMs))) >= mostADay)
    throw new Failure('too_many_requests', { retryAfter: dayMs / 1000 });
  const id = newId({ now: () => now });
  const answer_by = nextWorkingDay(dayIn(tenant.timezone, now));
  await insertReport(tx, {
    id,
    organization_id,
    ...by,
    ping_id: ping_id ?? null,
    reason,
    text,
    status: 'pending',
    answer_by,
    answer: null,
    answered_at: null,
    answered_by: null,
    created_at: now,
    updated_at: now,
  });
  await audit(tx, { ...trace(action), subject_type: 'Report', subject_id: id, event: 'create', to: 'pending' });
  return { id, reporter: by.reporter, organization: organization.name, reason, text, answer_by };
}

/**
 * An applicant's report. The company is blocked from then on, by the same act as a block: to it nothing tells one from
 * the other.
 * @throws Failure not_found for a company or message that isn't there for them; conflict while an earlier one waits;
 * too_many_requests
 */
export async function reportCompany(
  reporting: Reporting,
  applicantId: string,
  said: Said,
  action: Action,
): Promise<OwnReport> {
  const { tx, tenant, now } = reporting;
  // locked as by whoever writes to them
  const applicant = await applicantForChange(tx, applicantId);
  const { organization_id, ping_id } = said;
  if (!applicant) throw new Failure('not_found');
  if (ping_id !== undefined && !(await hasMessage(tx, { ping_id, organization_id, applicant_id: applicantId })))
    throw new Failure('not_found');
  const by = { applicant_id: applicantId, legal_contact_id: null, reporter: 'applicant' } as const;
  const report = await store(reporting, said, by, action);
  const today = dayIn(tenant.timezone, now);
  const isGrownUp = applicant.date_of_birth !== null && hasReachedAge(applicant.date_of_birth, 18, today);
  await blockFor(tx, applicantId, organization_id, 'applicant', action);
  await tellStaff(reporting, report, deskUrl(reporting, report.id));
  await confirmReport(reporting, report, { ...applicantReader(applicant, reporting), isGrownUp });
  const made = (await reportsBy(tx, { applicant_id: applicantId })).find(({ id }) => id === report.id);
  if (!made) throw new Error('A report that was just stored is not there.');
  return made;
}

interface ByGuardian extends Reporting {
  readonly contact: Parameters<typeof guardianMailbox>[0] & { readonly id: string } & Pick<Reader, 'locale'>;
  readonly guardianLink: GuardianLinkTo;
}

/**
 * A guardian's report about a company that their page names. The child is told, without the reason.
 * @throws Failure as above
 */
export async function reportForChild(
  reporting: ByGuardian,
  applicantId: string,
  said: SaidByGuardian,
  action: Action,
): Promise<void> {
  const { tx, contact, now } = reporting;
  const applicant = await applicantForChange(tx, applicantId);
  if (!applicant) throw new Failure('not_found');
  const by = { applicant_id: applicantId, legal_contact_id: contact.id, reporter: 'guardian' } as const;
  const report = await store(reporting, said, by, action);
  await blockFor(tx, applicantId, said.organization_id, 'guardian', action, contact.id);
  await tellStaff(reporting, report, deskUrl(reporting, report.id));
  const { firstname, lastname, locale } = contact;
  const to = guardianMailbox(contact);
  const child = applicant.firstname;
  if (to) {
    const url = reporting.guardianLink(contact.id, await pageSecret(tx, contact.id, now));
    await confirmReport(reporting, report, { to, locale, firstname, lastname, child, url });
  }
  await tellChild(reporting, { ...report, guardian: firstname }, applicantReader(applicant, reporting));
}

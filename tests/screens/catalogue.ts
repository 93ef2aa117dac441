import { accountSendings } from './catalogue/account-sendings.ts';
import { accounts } from './catalogue/accounts.ts';
import { activities } from './catalogue/activities.ts';
import { alerts } from './catalogue/alerts.ts';
import { applicants } from './catalogue/applicants.ts';
import { beginnings } from './catalogue/beginnings.ts';
import { mailChoices } from './catalogue/channels.ts';
import { codeScreens } from './catalogue/codes.ts';
import { companies } from './catalogue/companies.ts';
import { companySendings } from './catalogue/company-sendings.ts';
import { consent } from './catalogue/consent.ts';
import { askedAgain } from './catalogue/asked-again.ts';
import { guardianPage } from './catalogue/guardian-page.ts';
import { deskEmployees } from './catalogue/desk-employees.ts';
import { organizationDeletionScreens } from './catalogue/organization-deletion.ts';
import { progressScreens } from './catalogue/progress.ts';
import { handoverScreens } from './catalogue/handovers.ts';
import { guests } from './catalogue/guests.ts';
import { defaultTemplateScreens } from './catalogue/default-templates.ts';
import { emailTemplates } from './catalogue/email-templates.ts';
import { nearBy } from './catalogue/near-by.ts';
import { profiles } from './catalogue/profiles.ts';
import { staffScreens } from './catalogue/staff.ts';
import { termsScreens } from './catalogue/terms.ts';
import { auditScreens } from './catalogue/audits.ts';
import { tenantScreens } from './catalogue/tenants.ts';
import { staffApplicantScreens } from './catalogue/staff-applicants.ts';
import { organizationScreens } from './catalogue/organizations.ts';
import { undeliveredScreens } from './catalogue/undelivered-mails.ts';
import { suspiciousScreens } from './catalogue/suspicious-events.ts';
import { severalAtOnceScreens } from './catalogue/several-at-once.ts';
import { openDeletionScreens } from './catalogue/open-deletions.ts';
import { reportScreens } from './catalogue/reports.ts';
import { refusals } from './catalogue/refusals.ts';
import { searchToAppointment } from './catalogue/search-to-appointment.ts';
import { sendings } from './catalogue/sendings.ts';
import { sessionEndScreens } from './catalogue/session-end.ts';
import type { Screen } from './screen.ts';

/** Every screen of the product in every situation, each name once. */
export const catalogue: readonly Screen[] = [
  ...guests,
  ...beginnings,
  ...consent,
  ...askedAgain,
  ...guardianPage,
  ...applicants,
  ...companies,
  ...codeScreens,
  ...activities,
  ...alerts,
  ...emailTemplates,
  ...defaultTemplateScreens,
  ...profiles,
  ...nearBy,
  ...accounts,
  ...mailChoices,
  ...reportScreens,
  ...openDeletionScreens,
  ...undeliveredScreens,
  ...suspiciousScreens,
  ...severalAtOnceScreens,
  ...tenantScreens,
  ...handoverScreens,
  ...staffScreens,
  ...termsScreens,
  ...auditScreens,
  ...organizationScreens,
  ...deskEmployees,
  ...progressScreens,
  ...organizationDeletionScreens,
  ...staffApplicantScreens,
  ...refusals,
  ...sessionEndScreens,
  ...sendings,
  ...accountSendings,
  ...companySendings,
  ...searchToAppointment,
];

/** The screens of these names; `search` alone means all that begin with it. @throws Error naming those that fit none */
export function screensNamed(names: readonly string[]): readonly Screen[] {
  if (names.length === 0) return catalogue;
  const fits = (screen: Screen, name: string): boolean => screen.name === name || screen.name.startsWith(`${name}.`);
  const unknown = names.filter((name) => !catalogue.some((screen) => fits(screen, name)));
  if (unknown.length > 0) {
    const families = [...new Set(catalogue.map(({ name }) => name.split('.')[0]))].join(', ');
    throw new Error(`There is no screen called ${unknown.join(', ')}. There are: ${families}.`);
  }
  return catalogue.filter((screen) => names.some((name) => fits(screen, name)));
}

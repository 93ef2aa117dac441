import { accountRoutes } from './account/account.routes.ts';
import { activitiesRoutes } from './activities/activities.routes.ts';
import { alertsRoutes } from './alerts/alerts.routes.ts';
import { occupationsRoutes } from './occupations/occupations.routes.ts';
import { graduationTypesRoutes } from './graduation-types/graduation-types.routes.ts';
import { channelsRoutes } from './channels/channels.routes.ts';
import { blocksRoutes } from './blocks/blocks.routes.ts';
import { addressesRoutes } from './addresses/addresses.routes.ts';
import { auditsRoutes } from './audits/audits.routes.ts';
import { authenticationRoutes } from './authentication/authentication.routes.ts';
import { employeesRoutes } from './employees/employees.routes.ts';
import { errorReportingRoutes } from './error-reporting/error-reporting.routes.ts';
import { interestsRoutes } from './interests/interests.routes.ts';
import { invitationsRoutes } from './invitations/invitations.routes.ts';
import { nearByRoutes } from './near-by/near-by.routes.ts';
import { organizationDeletionRoutes } from './organizations/deletion.routes.ts';
import { organizationsRoutes } from './organizations/organizations.routes.ts';
import { progressRoutes } from './organizations/progress.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { profilesRoutes } from './profiles/profiles.routes.ts';
import { recommendationsRoutes } from './recommendations/recommendations.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { registrationCodesRoutes } from './registration-codes/registration-codes.routes.ts';
import { staffRoutes } from './users/staff.routes.ts';
import { usersRoutes } from './users/users.routes.ts';
import { verificationRoutes } from './verification/verification.routes.ts';
import { applicantsDeskRoutes } from './applicants/desk.routes.ts';
import { applicantsRoutes } from './applicants/applicants.routes.ts';
import { emailTemplatesRoutes } from './email-templates/email-templates.routes.ts';
import { guardianPageRoutes } from './legal-contacts/guardian-page.routes.ts';
import { guardianReminderRoutes } from './legal-contacts/guardian-reminder.routes.ts';
import { legalContactsRoutes } from './legal-contacts/legal-contacts.routes.ts';
import { appointmentRoutes } from './pings/appointments.routes.ts';
import { deletionRequestsRoutes } from './pings/deletion-requests.routes.ts';
import { followUpRoutes } from './pings/follow-ups.routes.ts';
import { historyRoutes } from './pings/history.routes.ts';
import { undeliveredMailsRoutes } from './channels/undelivered-mails.routes.ts';
import { openDeletionsRoutes } from './pings/open-deletions.routes.ts';
import { organizationPingsRoutes } from './pings/desk.routes.ts';
import { pingsRoutes } from './pings/pings.routes.ts';
import { releaseCodesRoutes } from './pings/release-codes.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { companyTermsRoutes } from './terms/company-terms.routes.ts';
import { termsRoutes } from './terms/terms.routes.ts';
import type { OpenRoute, Route } from './http/route.ts';
import { privacyRoutes } from './tenants/privacy.routes.ts';
import { tenantAdministrationRoutes } from './tenants/administration.routes.ts';
import { tenantsRoutes } from './tenants/tenants.routes.ts';

/** Every feature's routes; the start refuses an endpoint of the registry that none of them handles. */
const features: readonly ((route: Route) => void)[] = [
  accountRoutes,
  activitiesRoutes,
  alertsRoutes,
  occupationsRoutes,
  graduationTypesRoutes,
  addressesRoutes,
  blocksRoutes,
  channelsRoutes,
  auditsRoutes,
  authenticationRoutes,
  employeesRoutes,
  interestsRoutes,
  invitationsRoutes,
  organizationsRoutes,
  organizationDeletionRoutes,
  progressRoutes,
  nearByRoutes,
  registrationRoutes,
  profilesRoutes,
  recommendationsRoutes,
  registrationCodesRoutes,
  reportsRoutes,
  usersRoutes,
  staffRoutes,
  verificationRoutes,
  termsRoutes,
  companyTermsRoutes,
  searchRoutes,
  pingsRoutes,
  organizationPingsRoutes,
  releaseCodesRoutes,
  historyRoutes,
  followUpRoutes,
  appointmentRoutes,
  deletionRequestsRoutes,
  openDeletionsRoutes,
  undeliveredMailsRoutes,
  guardianReminderRoutes,
  legalContactsRoutes,
  guardianPageRoutes,
  emailTemplatesRoutes,
  applicantsRoutes,
  applicantsDeskRoutes,
  statisticsRoutes,
  tenantAdministrationRoutes,
];

export function registerRoutes(route: Route, openRoute: OpenRoute): void {
  for (const feature of features) feature(route);
  tenantsRoutes(openRoute);
  errorReportingRoutes(openRoute);
  privacyRoutes(route);
}

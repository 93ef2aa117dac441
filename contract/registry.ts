import * as account from './account/account.endpoints.ts';
import * as activities from './activities/activities.endpoints.ts';
import * as activitiesCount from './activities/count.endpoints.ts';
import * as addresses from './addresses/addresses.endpoints.ts';
import * as alerts from './alerts/alerts.endpoints.ts';
import * as applicants from './applicants/applicants.endpoints.ts';
import * as applicantsDesk from './applicants/desk.endpoints.ts';
import * as applicantDashboard from './applicants/dashboard.endpoints.ts';
import * as authentication from './authentication/authentication.endpoints.ts';
import * as blocks from './blocks/blocks.endpoints.ts';
import * as channels from './channels/channels.endpoints.ts';
import * as emailTemplates from './email-templates/email-templates.endpoints.ts';
import * as employees from './employees/employees.endpoints.ts';
import * as errorReporting from './error-reporting/error-reporting.endpoints.ts';
import * as graduationTypes from './graduation-types/graduation-types.endpoints.ts';
import * as interests from './interests/interests.endpoints.ts';
import * as invitations from './invitations/invitations.endpoints.ts';
import type { Endpoint } from './kit/endpoint.ts';
import { endpointsOf, type Resource } from './kit/resource.ts';
import * as guardianPage from './legal-contacts/guardian-page.endpoints.ts';
import * as guardianReminder from './legal-contacts/guardian-reminder.endpoints.ts';
import * as legalContacts from './legal-contacts/legal-contacts.endpoints.ts';
import * as occupations from './occupations/occupations.endpoints.ts';
import * as nearBy from './near-by/near-by.endpoints.ts';
import * as organizationDeletion from './organizations/deletion.endpoints.ts';
import * as organizationsDesk from './organizations/desk.endpoints.ts';
import * as organizations from './organizations/organizations.endpoints.ts';
import * as organizationsProgress from './organizations/progress.endpoints.ts';
import * as appointments from './pings/appointments.endpoints.ts';
import * as deletionRequests from './pings/deletion-requests.endpoints.ts';
import * as organizationPings from './pings/desk.endpoints.ts';
import * as undeliveredMails from './channels/undelivered-mails.endpoints.ts';
import * as openDeletions from './pings/open-deletions.endpoints.ts';
import * as followUps from './pings/follow-ups.endpoints.ts';
import * as history from './pings/history.endpoints.ts';
import * as pingsOverview from './pings/overview.endpoints.ts';
import * as releaseCodes from './pings/release-codes.endpoints.ts';
import * as pings from './pings/pings.endpoints.ts';
import * as profiles from './profiles/profiles.endpoints.ts';
import * as recommendations from './recommendations/recommendations.endpoints.ts';
import * as registrationCodes from './registration-codes/registration-codes.endpoints.ts';
import * as reports from './reports/reports.endpoints.ts';
import * as searchCounts from './search/counts.endpoints.ts';
import * as searchMarks from './search/marks.endpoints.ts';
import * as search from './search/search.endpoints.ts';
import * as searchViews from './search/views.endpoints.ts';
import * as searchers from './search/searchers.endpoints.ts';
import * as agenda from './statistics/agenda.endpoints.ts';
import * as menuCounts from './statistics/menu-counts.endpoints.ts';
import * as report from './statistics/report.endpoints.ts';
import * as statistics from './statistics/statistics.endpoints.ts';
import * as privacy from './tenants/privacy.endpoints.ts';
import * as tenantAdministration from './tenants/administration.endpoints.ts';
import * as tenants from './tenants/tenants.endpoints.ts';
import * as audits from './audits/audits.endpoints.ts';
import * as companyTerms from './terms/company-terms.endpoints.ts';
import * as terms from './terms/terms.endpoints.ts';
import * as listedUsers from './users/listed-users.endpoints.ts';
import * as staff from './users/staff.endpoints.ts';
import * as users from './users/users.endpoints.ts';

const features = [
  account,
  activities,
  activitiesCount,
  addresses,
  alerts,
  applicants,
  applicantsDesk,
  applicantDashboard,
  authentication,
  blocks,
  channels,
  emailTemplates,
  employees,
  errorReporting,
  graduationTypes,
  interests,
  invitations,
  guardianReminder,
  legalContacts,
  guardianPage,
  occupations,
  organizations,
  organizationsDesk,
  organizationDeletion,
  organizationsProgress,
  nearBy,
  pings,
  pingsOverview,
  organizationPings,
  releaseCodes,
  history,
  followUps,
  appointments,
  deletionRequests,
  openDeletions,
  undeliveredMails,
  profiles,
  recommendations,
  registrationCodes,
  reports,
  search,
  searchCounts,
  searchers,
  searchMarks,
  searchViews,
  report,
  statistics,
  agenda,
  menuCounts,
  privacy,
  tenantAdministration,
  tenants,
  terms,
  audits,
  companyTerms,
  staff,
  listedUsers,
  users,
];

const declared = features.flatMap((feature) => Object.values<Endpoint | Resource>(feature));
const isResource = (it: Endpoint | Resource): it is Resource => 'record' in it;

/** Every resource there is: the laws of tests/api/resource-laws.test.ts are asked of each. */
export const resources: readonly Resource[] = declared.filter(isResource);

/** Every endpoint there is: server routes, OpenAPI, fuzzers and the access matrix are made from this list. */
export const registry: readonly Endpoint[] = declared.flatMap((it) => (isResource(it) ? endpointsOf(it) : [it]));

import { accountLinkRoutes, accountRoutes } from './account.routes.ts';
import { activitiesRoutes } from './activities.routes.ts';
import { alertsRoutes } from './alerts.routes.ts';
import { authenticationGuestRoutes, authenticationRoutes } from './authentication.routes.ts';
import { legalContactsRoutes } from './legal-contacts.routes.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { helpRoutes } from './help.routes.ts';
import { legalRoutes } from './legal.routes.ts';
import { nearByRoutes } from './near-by.routes.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { organizationRoutes } from './organization.routes.ts';
import { pingAnswerRoutes } from './ping-answer.routes.ts';
import { pingsRoutes } from './pings.routes.ts';
import { emailTemplatesRoutes } from './email-templates.routes.ts';
import { profilesRoutes } from './profiles.routes.ts';
import { recommendationsRoutes } from './recommendations.routes.ts';
import { registrationCodesRoutes } from './registration-codes.routes.ts';
import { registrationGuestRoutes, verificationRoutes } from './registration.routes.ts';
import { reportsRoutes } from './reports.routes.ts';
import { tenantsRoutes } from './tenants.routes.ts';
import { renewLookingRoutes } from './renew-looking.routes.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';
import { termsRoutes } from './terms.routes.ts';
import { searchRoutes } from './search.routes.ts';
import { guestParent, memberParent, openParent, ownParent, publicParent, rootRoute, stageParent } from './parents.ts';

/**
 * Every route there is; src/app adds what surrounds them. Loads in Node, where the verdict table asks it.
 * A feature's routes are added under the parent that has their guards and layout.
 * A parent without children (stageParent, ownParent at first) stays out: the router would take it for the page at `/`.
 */
export const routeTree = rootRoute.addChildren([
  guestParent.addChildren([...authenticationGuestRoutes, ...registrationGuestRoutes]),
  publicParent.addChildren([
    ...authenticationRoutes,
    ...verificationRoutes,
    ...legalRoutes,
    ...renewLookingRoutes,
    ...legalContactsRoutes,
    ...pingAnswerRoutes,
    ...accountLinkRoutes,
    ...unsubscribeRoutes,
  ]),
  stageParent.addChildren([...onboardingRoutes, ...termsRoutes]),
  openParent.addChildren([...helpRoutes]),
  ownParent.addChildren([...accountRoutes]),
  memberParent.addChildren([
    ...dashboardRoutes,
    ...activitiesRoutes,
    ...nearByRoutes,
    ...searchRoutes,
    ...alertsRoutes,
    ...pingsRoutes,
    ...profilesRoutes,
    ...emailTemplatesRoutes,
    ...recommendationsRoutes,
    ...registrationCodesRoutes,
    ...reportsRoutes,
    ...organizationRoutes,
    ...tenantsRoutes,
  ]),
]);

import { accountLinkRoutes } from './account-link.routes.ts';
import { activitiesRoutes } from './activities.routes.ts';
import { authenticationGuestRoutes, authenticationRoutes } from './authentication.routes.ts';
import { legalContactsRoutes } from './legal-contacts.routes.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { helpRoutes } from './help.routes.ts';
import { legalRoutes } from './legal.routes.ts';
import { nearByRoutes } from './near-by.routes.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { pingAnswerRoutes } from './ping-answer.routes.ts';
import { registrationGuestRoutes, verificationRoutes } from './registration.routes.ts';
import { renewLookingRoutes } from './renew-looking.routes.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';
import { termsRoutes } from './terms.routes.ts';
import { guestParent, memberParent, openParent, publicParent, rootRoute, stageParent } from './parents.ts';

/** Behind the navigation: what is not a company's or the staff's alone. */
export const firstMemberRoutes = [...dashboardRoutes, ...activitiesRoutes, ...nearByRoutes] as const;

/** Standalone, for everybody. */
export const firstPublicRoutes = [
  ...authenticationRoutes,
  ...verificationRoutes,
  ...legalRoutes,
  ...renewLookingRoutes,
  ...legalContactsRoutes,
  ...pingAnswerRoutes,
  ...accountLinkRoutes,
  ...unsubscribeRoutes,
] as const;

/** Everything in front of the navigation but the account, which comes later. */
export const firstParents = [
  guestParent.addChildren([...authenticationGuestRoutes, ...registrationGuestRoutes]),
  publicParent.addChildren(firstPublicRoutes),
  stageParent.addChildren([...onboardingRoutes, ...termsRoutes]),
  openParent.addChildren([...helpRoutes]),
] as const;

/**
 * The routes that everybody transfers: guests', applicants' and those of all roles. A company's and the staff's are as
 * much again, and come with the first of their pages or their reader; the account's come with the first page of it or when a page rests
 * (src/app/late-routes.ts).
 * A feature's routes are added under the parent that has their guards and layout.
 * A parent without children (ownParent at first) stays out: the router would take it for the page at `/`.
 */
export const firstTree = rootRoute.addChildren([...firstParents, memberParent.addChildren(firstMemberRoutes)]);

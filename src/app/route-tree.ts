import { lazyRouteComponent } from '@tanstack/react-router';
import { needCatalog } from '../i18n/catalogs.ts';
import { accountLinkRoutes, accountRoutes } from '../routes/account.routes.ts';
import { authenticationGuestRoutes, authenticationRoutes } from '../routes/authentication.routes.ts';
import { legalContactsRoutes } from '../routes/legal-contacts.routes.ts';
import { dashboardRoutes } from '../routes/dashboard.routes.ts';
import { helpRoutes } from '../routes/help.routes.ts';
import { legalRoutes } from '../routes/legal.routes.ts';
import { onboardingRoutes } from '../routes/onboarding.routes.ts';
import { organizationRoutes } from '../routes/organization.routes.ts';
import { pingAnswerRoutes } from '../routes/ping-answer.routes.ts';
import { pingsRoutes } from '../routes/pings.routes.ts';
import { registrationCodesRoutes } from '../routes/registration-codes.routes.ts';
import { registrationGuestRoutes, verificationRoutes } from '../routes/registration.routes.ts';
import { renewLookingRoutes } from '../routes/renew-looking.routes.ts';
import { termsRoutes } from '../routes/terms.routes.ts';
import { searchRoutes } from '../routes/search.routes.ts';
import { guestParent, memberParent, ownParent, publicParent, rootRoute, stageParent } from '../routes/parents.ts';
import { GuestLayout } from './layouts/guest-layout.tsx';
import { StandaloneLayout } from './layouts/standalone-layout.tsx';
import { RootError } from './root-error.tsx';
import { RootLayout } from './root-layout.tsx';

/** A layout together with the texts of what stands in it. */
async function withMemberCatalog<T>(layout: Promise<T>): Promise<T> {
  const [module] = await Promise.all([layout, needCatalog('member')]);
  return module;
}

rootRoute.update({ component: RootLayout, errorComponent: RootError });
guestParent.update({ component: GuestLayout });
publicParent.update({ component: StandaloneLayout });
stageParent.update({
  component: lazyRouteComponent(() => withMemberCatalog(import('./layouts/standalone-layout.tsx')), 'StandaloneLayout'),
});
ownParent.update({
  component: lazyRouteComponent(() => withMemberCatalog(import('./layouts/own-layout.tsx')), 'OwnLayout'),
});
memberParent.update({
  component: lazyRouteComponent(() => withMemberCatalog(import('./layouts/default-layout.tsx')), 'DefaultLayout'),
});

/**
 * Every route there is; a feature's routes are added under the parent that has their guards and layout.
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
  ]),
  stageParent.addChildren([...onboardingRoutes, ...termsRoutes]),
  ownParent.addChildren([...accountRoutes, ...helpRoutes]),
  memberParent.addChildren([
    ...dashboardRoutes,
    ...searchRoutes,
    ...pingsRoutes,
    ...registrationCodesRoutes,
    ...organizationRoutes,
  ]),
]);

import { firstMemberRoutes, otherParents } from './first-tree.ts';
import { alertsRoutes } from './alerts.routes.ts';
import { organizationRoutes } from './organization.routes.ts';
import { pingsRoutes } from './pings.routes.ts';
import { emailTemplatesRoutes } from './email-templates.routes.ts';
import { profilesRoutes } from './profiles.routes.ts';
import { recommendationsRoutes } from './recommendations.routes.ts';
import { registrationCodesRoutes } from './registration-codes.routes.ts';
import { searchRoutes } from './search.routes.ts';
import { memberParent, rootRoute } from './parents.ts';

/** What an employee can open besides. */
export const companyRoutes = [
  ...searchRoutes,
  ...alertsRoutes,
  ...pingsRoutes,
  ...profilesRoutes,
  ...emailTemplatesRoutes,
  ...recommendationsRoutes,
  ...registrationCodesRoutes,
  ...organizationRoutes,
] as const;

/** The first routes and those of companies. */
export const companyTree = rootRoute.addChildren([
  ...otherParents,
  memberParent.addChildren([...firstMemberRoutes, ...companyRoutes]),
]);

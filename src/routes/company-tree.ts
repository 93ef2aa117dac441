import { firstMemberRoutes } from './first-tree.ts';
import { alertsRoutes } from './alerts.routes.ts';
import { organizationRoutes } from './organization.routes.ts';
import { pingsRoutes } from './pings.routes.ts';
import { emailTemplatesRoutes } from './email-templates.routes.ts';
import { profilesRoutes } from './profiles.routes.ts';
import { recommendationsRoutes } from './recommendations.routes.ts';
import { registrationCodesRoutes } from './registration-codes.routes.ts';
import { searchRoutes } from './search.routes.ts';
import { memberParent } from './parents.ts';

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

// to the parent that stands in the first tree already
memberParent.addChildren([...firstMemberRoutes, ...companyRoutes]);

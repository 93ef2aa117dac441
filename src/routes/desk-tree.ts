import { administrationRoutes } from './administration.routes.ts';
import { catalogsOfDesk, wordsOfStaff } from '../i18n/words-of-desk.ts';
import { applicantsRoutes } from './applicants.routes.ts';
import { companyRoutes } from './company-tree.ts';
import { firstMemberRoutes, firstPublicRoutes } from './first-tree.ts';
import { handoversRoutes } from './handovers.routes.ts';
import { memberParent, publicParent } from './parents.ts';
import { organizationsRoutes } from './organizations.routes.ts';
import { reportsRoutes } from './reports.routes.ts';

// to the parent that stands among the others already
publicParent.addChildren([...firstPublicRoutes, ...handoversRoutes]);

/** Behind the navigation with all that is there, the staff's too. */
export const wholeMemberParent = memberParent.addChildren([
  ...firstMemberRoutes,
  ...companyRoutes,
  ...reportsRoutes,
  ...organizationsRoutes,
  ...applicantsRoutes,
  ...administrationRoutes,
]);

/** What the staff's pages say, which comes in the same file. */
export const staffsWords = { catalogs: catalogsOfDesk, of: wordsOfStaff };

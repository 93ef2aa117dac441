import { administrationRoutes } from './administration.routes.ts';
import { catalogsOfDesk, wordsOfStaff } from '../i18n/words-of-desk.ts';
import { applicantsRoutes } from './applicants.routes.ts';
import { companyRoutes } from './company-tree.ts';
import { firstMemberRoutes, firstPublicRoutes, otherParents } from './first-tree.ts';
import { handoversRoutes } from './handovers.routes.ts';
import { memberParent, publicParent, rootRoute } from './parents.ts';
import { organizationsRoutes } from './organizations.routes.ts';
import { reportsRoutes } from './reports.routes.ts';

// to the parent that stands among the others already
publicParent.addChildren([...firstPublicRoutes, ...handoversRoutes]);

/**
 * Every route there is, the staff's too. Loads in Node, where the verdict table asks it; a browser begins with
 * `first-tree.ts`, and gets the others one after the other (src/app/late-routes.ts).
 */
export const routeTree = rootRoute.addChildren([
  ...otherParents,
  memberParent.addChildren([
    ...firstMemberRoutes,
    ...companyRoutes,
    ...reportsRoutes,
    ...organizationsRoutes,
    ...applicantsRoutes,
    ...administrationRoutes,
  ]),
]);

/** What the staff's pages say, which comes in the same file. */
export const staffsWords = { catalogs: catalogsOfDesk, of: wordsOfStaff };

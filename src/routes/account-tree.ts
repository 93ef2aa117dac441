import { accountRoutes } from './account.routes.ts';
import { firstParents } from './first-tree.ts';
import { memberParent, ownParent, rootRoute } from './parents.ts';

/** Everything in front of the navigation, the account too. */
export const otherParents = [...firstParents, ownParent.addChildren(accountRoutes)] as const;

// what is behind the navigation stays as it is: companies' pages may have joined before
rootRoute.addChildren([...otherParents, memberParent]);

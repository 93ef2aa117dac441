import { otherParents } from './account-tree.ts';
import { wholeMemberParent } from './desk-tree.ts';
import { rootRoute } from './parents.ts';

/**
 * Every route there is. Loads in Node, where the verdict table asks it; a browser begins with `first-tree.ts`, and gets
 * the others one after the other (src/app/late-routes.ts).
 */
export const routeTree = rootRoute.addChildren([...otherParents, wholeMemberParent]);

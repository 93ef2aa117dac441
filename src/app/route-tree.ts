import { lazyRouteComponent } from '@tanstack/react-router';
import type { CatalogName } from '../i18n/catalog-names.ts';
import { needCatalogs, neededCatalogs } from '../i18n/catalogs.ts';
import { loginRoute } from '../routes/authentication.routes.ts';
import {
  guestParent,
  memberParent,
  openParent,
  ownParent,
  publicParent,
  rootRoute,
  stageParent,
} from '../routes/parents.ts';
import { firstTree } from '../routes/first-tree.ts';
import type { routeTree as wholeTree } from '../routes/tree.ts';
import { StandaloneLayout } from './layouts/standalone-layout.tsx';
import { RootError } from './root-error.tsx';
import { RootLayout } from './root-layout.tsx';

/** A layout together with the texts of what stands in it; who is let in needs theirs already (src/app/page-words.ts). */
async function withWords<T>(layout: Promise<T>, ...names: readonly CatalogName[]): Promise<T> {
  const [module] = await Promise.all([layout, neededCatalogs(), needCatalogs(...names)]);
  return module;
}

rootRoute.update({ component: RootLayout, errorComponent: RootError });
// Nobody who is logged in needs the front door; who isn't gets it along with the document (page-parts.ts).
loginRoute.update({
  component: lazyRouteComponent(() => import('../features/authentication/login-screen.tsx'), 'LoginScreen'),
});
guestParent.update({
  component: lazyRouteComponent(() => import('./layouts/guest-layout.tsx'), 'GuestLayout'),
});
publicParent.update({ component: StandaloneLayout });
stageParent.update({
  component: lazyRouteComponent(
    () => withWords(import('./layouts/standalone-layout.tsx'), 'member'),
    'StandaloneLayout',
  ),
});
openParent.update({
  component: lazyRouteComponent(() => withWords(import('./layouts/own-layout.tsx'), 'help'), 'OpenLayout'),
});
ownParent.update({
  component: lazyRouteComponent(() => withWords(import('./layouts/own-layout.tsx')), 'OwnLayout'),
});
memberParent.update({
  component: lazyRouteComponent(() => withWords(import('./layouts/default-layout.tsx')), 'DefaultLayout'),
});

/** The first routes with the layouts they stand in; links and navigation know all, of which the others come later (`late-routes.ts`). */
export const routeTree = firstTree as unknown as typeof wholeTree;

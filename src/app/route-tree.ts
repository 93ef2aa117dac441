import { lazyRouteComponent } from '@tanstack/react-router';
import { LoginScreen } from '../features/authentication/login-screen.tsx';
import { needCatalog } from '../i18n/catalogs.ts';
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
import { routeTree } from '../routes/tree.ts';
import { GuestLayout } from './layouts/guest-layout.tsx';
import { StandaloneLayout } from './layouts/standalone-layout.tsx';
import { RootError } from './root-error.tsx';
import { RootLayout } from './root-layout.tsx';

/** A layout together with the texts of what stands in it. */
async function withMemberCatalog<T>(layout: Promise<T>): Promise<T> {
  const [module] = await Promise.all([layout, needCatalog('member')]);
  return module;
}

// In the entry: the server draws this page, and its styles must be there at once.
loginRoute.update({ component: LoginScreen });
rootRoute.update({ component: RootLayout, errorComponent: RootError });
guestParent.update({ component: GuestLayout });
publicParent.update({ component: StandaloneLayout });
stageParent.update({
  component: lazyRouteComponent(() => withMemberCatalog(import('./layouts/standalone-layout.tsx')), 'StandaloneLayout'),
});
openParent.update({
  component: lazyRouteComponent(() => withMemberCatalog(import('./layouts/own-layout.tsx')), 'OpenLayout'),
});
ownParent.update({
  component: lazyRouteComponent(() => withMemberCatalog(import('./layouts/own-layout.tsx')), 'OwnLayout'),
});
memberParent.update({
  component: lazyRouteComponent(() => withMemberCatalog(import('./layouts/default-layout.tsx')), 'DefaultLayout'),
});

/** The routes with the layouts they stand in. */
export { routeTree };

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { guestParent, publicParent } from './parents.ts';

/** src/app gives it its screen, which is in the entry. */
export const loginRoute = createRoute({
  getParentRoute: () => guestParent,
  path: '/login',
  staticData: { name: 'login' },
});

export const authenticationGuestRoutes = [
  loginRoute,
  createRoute({
    getParentRoute: () => guestParent,
    path: '/password/forgot',
    staticData: { name: 'forgot-password' },
    component: lazyRouteComponent(
      () => import('../features/authentication/forgot-password-screen.tsx'),
      'ForgotPasswordScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => guestParent,
    path: '/password/reset',
    staticData: { name: 'reset-password' },
    component: lazyRouteComponent(() => import('./reset-password.route.tsx'), 'ResetPasswordRoute'),
  }),
] as const;

export const authenticationRoutes = [
  createRoute({
    getParentRoute: () => publicParent,
    path: '/logout',
    staticData: { name: 'logout', area: 'logout' },
    component: lazyRouteComponent(() => import('../features/authentication/logout-screen.tsx'), 'LogoutScreen'),
  }),
  createRoute({ getParentRoute: () => publicParent, path: '/', staticData: { name: 'root', area: 'root' } }),
] as const;

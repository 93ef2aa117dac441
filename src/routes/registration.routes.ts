import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { guestParent, publicParent } from './parents.ts';

export const registrationGuestRoutes = [
  createRoute({
    getParentRoute: () => guestParent,
    path: '/register/applicant',
    staticData: { name: 'register-applicant' },
    component: lazyRouteComponent(() => import('./register-applicant.route.tsx'), 'RegisterApplicantRoute'),
  }),
  createRoute({
    getParentRoute: () => guestParent,
    path: '/register/employee',
    staticData: { name: 'register-employee' },
    component: lazyRouteComponent(() => import('./register-employee.route.tsx'), 'RegisterEmployeeRoute'),
  }),
] as const;

export const verificationRoutes = [
  createRoute({
    getParentRoute: () => publicParent,
    path: '/auth/verify-email',
    staticData: { name: 'verify-email', area: 'verifyEmail' },
    component: lazyRouteComponent(() => import('./verify-email.route.tsx'), 'VerifyEmailRoute'),
  }),
] as const;

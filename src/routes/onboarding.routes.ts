import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { selectRole } from '../../machines/session/session.selectors.ts';
import { stageParent } from './parents.ts';

/** Carried through the onboarding beside the step: where somebody wanted to go at first. */
interface OnboardingSearch {
  readonly step?: string | undefined;
  readonly redirect?: string | undefined;
}
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export const onboardingRoutes = [
  createRoute({
    getParentRoute: () => stageParent,
    path: '/onboarding',
    staticData: { name: 'onboarding', area: 'onboarding', roles: ['applicant', 'employee'] },
    validateSearch: ({ step, redirect }: Record<string, unknown>): OnboardingSearch => ({
      step: text(step),
      redirect: text(redirect),
    }),
    loader: async ({ context, abortController: { signal } }) => {
      if (selectRole(context.session.getSnapshot()) !== 'applicant') return undefined;
      const { applicantLists } = await import('./onboarding.loaders.ts');
      return applicantLists(signal);
    },
    // The steps change the address; the lists stay what they are.
    staleTime: Infinity,
    component: lazyRouteComponent(() => import('./onboarding.route.tsx'), 'OnboardingRoute'),
    pendingComponent: lazyRouteComponent(
      () => import('../features/onboarding/onboarding-wizard.tsx'),
      'OnboardingPending',
    ),
  }),
] as const;

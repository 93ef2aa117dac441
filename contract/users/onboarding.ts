import type { Me, Onboarding } from './me.schema.ts';
import { onboardingSteps } from './onboarding-steps.ts';

type Facts = Pick<Me, 'applicant' | 'employee' | 'organization'>;

const applicantComplete = {
  profile: ({ applicant }: Facts) =>
    Boolean(applicant?.occupation_id && applicant.graduation_type_id && applicant.date_of_birth),
  phonenumber: ({ applicant }: Facts) => Boolean(applicant?.meta.phonenumber),
  address: ({ applicant }: Facts) => Boolean(applicant?.address),
};

const employeeComplete = {
  'usage-type': ({ organization }: Facts) => Boolean(organization?.usage_type),
  'about-you': ({ employee }: Facts) => Boolean(employee?.meta.phonenumber),
};

/**
 * Which steps are complete, and whether the flow is: it is when its last step is
 * (specification, section 4, taken literally). Staff has no steps and is complete.
 */
export function onboardingOf(type: Me['user']['type'], facts: Facts): Onboarding {
  const steps =
    type === 'applicant'
      ? onboardingSteps.applicant.map((slug) => ({ slug, complete: applicantComplete[slug](facts), optional: false }))
      : type === 'employee'
        ? onboardingSteps.employee.map((slug) => ({ slug, complete: employeeComplete[slug](facts), optional: false }))
        : [];
  return { steps, complete: steps.at(-1)?.complete ?? true };
}

/** Whether nothing that is required is missing. The flow's own `complete` says less, and opens nothing (decisions, section 1). */
export const isOnboarded = ({ steps }: Onboarding): boolean =>
  steps.every(({ complete, optional }) => complete || optional);

/**
 * The furthest step that may be opened, counted from 1: one past the leading run of
 * complete-or-optional steps (specification, section 4), never beyond the last.
 */
export function reachOf(steps: Onboarding['steps']): number {
  const firstOpen = steps.findIndex((step) => !step.complete && !step.optional);
  return firstOpen === -1 ? steps.length : firstOpen + 1;
}

import type { Address, Me, Onboarding, OwnApplicant, OwnEmployee, OwnOrganization } from './me.schema.ts';
import { onboardingSteps } from './onboarding-steps.ts';

/** What completeness is counted from. */
interface Facts {
  readonly applicant?:
    | (Pick<OwnApplicant, 'occupation_id' | 'graduation_type_id' | 'date_of_birth' | 'meta'> & {
        readonly address: Address | null;
      })
    | undefined;
  readonly employee?: Pick<OwnEmployee, 'meta'> | undefined;
  readonly organization?: Pick<OwnOrganization, 'usage_type'> | undefined;
}

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

/** The first step still to be done; what comes after it is closed. */
export const openStepOf = ({ steps }: Pick<Onboarding, 'steps'>): string | undefined =>
  steps.find(({ complete, optional }) => !complete && !optional)?.slug;

/**
 * Whether nothing that is required is missing. The flow's own `complete` asks the last step alone and opens nothing
 * (decisions, section 1).
 */
export const isOnboarded = (onboarding: Pick<Onboarding, 'steps'>): boolean => openStepOf(onboarding) === undefined;

/**
 * The furthest step that may be opened, counted from 1: one past the leading run of
 * complete-or-optional steps (specification, section 4), never beyond the last.
 */
export function reachOf(steps: Onboarding['steps']): number {
  const firstOpen = steps.findIndex((step) => !step.complete && !step.optional);
  return firstOpen === -1 ? steps.length : firstOpen + 1;
}

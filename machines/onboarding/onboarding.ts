import type { Me } from '../../contract/users/me.schema.ts';
import { onboardingSteps } from '../../contract/users/onboarding-steps.ts';
import type { WizardInput } from '../wizard/wizard.types.ts';

/** The steps an applicant goes through, in order; each saves only its own fields (specification, section 2). */
export const applicantSteps = onboardingSteps.applicant;
/** The steps an employee goes through; a second colleague finds the usage type already chosen. */
export const employeeSteps = onboardingSteps.employee;

/** What the wizard needs to begin: who, how far by the server's count, and the step in the address. */
export const onboardingInput = ({ user }: Me, slug?: string): WizardInput => ({
  userId: user.id,
  steps: user.onboarding.steps,
  slug,
});

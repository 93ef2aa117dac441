import type { Me } from '../../contract/users/me.schema.ts';
import type { WizardInput } from '../wizard/wizard.types.ts';

/** What the wizard needs to begin: who, how far by the server's count, and the step in the address. */
export const onboardingInput = ({ user }: Me, slug?: string): WizardInput => ({
  userId: user.id,
  steps: user.onboarding.steps,
  slug,
});

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { stepsToBeFound } from '../../../contract/users/onboarding-steps.ts';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { WizardProgress } from '../../ui/wizard-frame/wizard-frame.tsx';

interface LastStepProps {
  readonly applicant: Pick<OwnApplicant, 'minor' | 'tos_status'> | undefined;
  readonly children: ReactNode;
}

/**
 * Whoever agrees for the first time comes from the onboarding: this is the last of its steps. The others are over, what
 * was typed there is changed in the account; the way back leads there.
 */
export function LastStep({ applicant, children }: LastStepProps) {
  const { t } = useLingui();
  if (applicant?.tos_status !== 'pending') return children;
  const names = {
    profile: t`Your goal`,
    phonenumber: t`Phone number`,
    address: t`Address`,
    agreement: t`Agreement`,
    guardian: t`A parent’s yes`,
  };
  const steps = stepsToBeFound(applicant.minor);
  const last = steps.length - 1;
  return (
    <Stack gap={6}>
      <WizardProgress
        label={t`Your way to being found`}
        steps={steps.map((id, index) => ({ id, label: names[id], state: index === last ? 'current' : 'done' }))}
      />
      {children}
      <RouterLink variant="alone" to="/account">
        <Trans>Back to your answers</Trans>
      </RouterLink>
    </Stack>
  );
}

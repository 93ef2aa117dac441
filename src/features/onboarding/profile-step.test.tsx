import { i18n } from '@lingui/core';
import { screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { wizardMachine } from '../../../machines/wizard/wizard.machine.ts';
import { describedBy, show } from '../../../tests/support/show.tsx';
import { stepFormId } from './onboarding-wizard.tsx';
import { ProfileStep } from './profile-step.tsx';
import { OnboardingContext } from './use-onboarding.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const applicant = {
  id: '1',
  graduation_type_id: null,
  occupation_id: '2',
  had_occupation: false,
  further_occupation_ids: [],
  date_of_birth: null,
  minor: false,
  meta: { phonenumber: null },
} as unknown as Parameters<typeof ProfileStep>[0]['applicant'];

const actor = createActor(wizardMachine, {
  input: { userId: 'somebody', steps: [{ slug: 'profile', complete: false, optional: false }], slug: 'profile' },
});

test.each([
  ['an occupation from before cannot be changed here [S5-13]', true],
  ['an occupation that a code suggests can be changed [S5-13]', false],
])('%s', (_, had_occupation) => {
  show(
    <OnboardingContext value={actor}>
      <ProfileStep
        userId="somebody"
        applicant={{ ...applicant, had_occupation }}
        occupations={[{ id: '2', kind: 'occupation', name: 'Chemikant/in', en: null, words: [] }]}
        graduationTypes={[]}
        refusal={undefined}
      />
    </OnboardingContext>,
  );
  const selector = screen.getByRole('combobox', { name: /Which job/ });
  expect(selector).toHaveProperty('disabled', had_occupation);
});

test('letters that choose no occupation are told from none: then one is required [S5-07] [S5-18]', async () => {
  const { user } = show(
    <OnboardingContext value={actor}>
      <ProfileStep
        userId="somebody"
        applicant={{ ...applicant, occupation_id: null }}
        occupations={[{ id: '2', kind: 'occupation', name: 'Chemikant/in', en: null, words: [] }]}
        graduationTypes={[]}
        refusal={undefined}
      />
      <button type="submit" form={stepFormId}>
        Continue
      </button>
    </OnboardingContext>,
  );
  const selector = screen.getByRole('combobox', { name: /Which job/ });
  const answer = () => describedBy(selector).at(-1);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expect.poll(answer).toBe('Occupation is required');
  await user.type(selector, 'Raumfahrer');
  await user.tab();
  await expect.poll(answer).toBe('Please choose one from the list.');
});

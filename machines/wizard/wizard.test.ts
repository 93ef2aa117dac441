import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { onboardingInput } from '../onboarding/onboarding.ts';
import { meOf } from '../session/session.fixtures.ts';
import { selectReachable, selectStep, wizardMachine } from './wizard.machine.ts';

it('begins the onboarding of both kinds where the server says, and lets one open what is within reach [S2-55] [S2-57]', () => {
  const opened = (input: ReturnType<typeof onboardingInput>) => {
    const snapshot = createActor(wizardMachine, { input }).getSnapshot();
    return [selectStep(snapshot)?.slug, selectReachable(snapshot)];
  };
  expect(opened(onboardingInput(meOf('applicant', { onboarded: false })))).toEqual(['profile', ['profile']]);
  expect(opened(onboardingInput(meOf('employee', { onboarded: false }), 'about-you'))).toEqual([
    'usage-type',
    ['usage-type'],
  ]);
});

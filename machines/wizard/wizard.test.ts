import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { onboardingInput } from '../onboarding/onboarding.ts';
import { meOf } from '../session/session.fixtures.ts';
import { selectReachable, selectStep, wizardMachine } from './wizard.machine.ts';
import { stepCounts, stepsOf, wizardSlugs } from './wizard.model.ts';
import type { WizardStep } from './wizard.types.ts';

describe('the wizard', () => {
  it.each([
    ['the first incomplete step', stepCounts[0], undefined, 'first'],
    ['the step asked for', stepCounts[1], 'first', 'first'],
    [
      'the nearest reachable one for a later step',
      stepCounts[0].map((step) => ({ ...step, optional: false })),
      'third',
      'first',
    ],
    ['an optional step before the ones behind it', stepCounts[1], undefined, 'second'],
    ['the last step where all are complete', stepCounts[3], undefined, 'third'],
    ['as if nothing was asked for an unknown step', stepCounts[1], 'unheard-of', 'second'],
  ])('opens %s', (_, steps, slug, opened) => {
    const snapshot = createActor(wizardMachine, { input: { userId: 'me', steps, slug } }).getSnapshot();
    expect(selectStep(snapshot)?.slug).toBe(opened);
  });

  it('lets one open the leading run of complete or optional steps and the one after it [S4-20] [S4-21]', () => {
    const reachable = (steps: WizardStep[]) =>
      selectReachable(createActor(wizardMachine, { input: { userId: 'me', steps } }).getSnapshot());
    const required = [false, false, false];
    expect(reachable(stepsOf([false, false, false], required))).toEqual(['first']);
    expect(reachable(stepsOf([true, false, true], required))).toEqual(['first', 'second']);
    expect(reachable(stepsOf([true, false, false]))).toEqual(wizardSlugs);
  });

  it('begins the onboarding of both kinds where the server says [S2-55] [S2-57]', () => {
    const opened = (input: ReturnType<typeof onboardingInput>) =>
      selectStep(createActor(wizardMachine, { input }).getSnapshot())?.slug;
    expect(opened(onboardingInput(meOf('applicant', { onboarded: false })))).toBe('profile');
    expect(opened(onboardingInput(meOf('employee', { onboarded: false }), 'about-you'))).toBe('usage-type');
  });
});

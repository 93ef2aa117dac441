import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reachOf } from '../../contract/users/onboarding.ts';
import { crashed, done, walk } from '../kit/coverage.ts';
import { onboardingInput } from '../onboarding/onboarding.ts';
import { meOf } from '../session/session.fixtures.ts';
import { selectReachable, selectStep, wizardMachine } from './wizard.machine.ts';
import type { SaveStepResult, WizardStep } from './wizard.types.ts';

const slugs = ['first', 'second', 'third'];
/** Three steps; no step of the product is optional, so the second and third are here. */
const stepsOf = (complete: boolean[], optional = [false, true, true]): WizardStep[] =>
  slugs.map((slug, index) => ({ slug, complete: complete[index] ?? false, optional: optional[index] ?? false }));
const counts = [
  stepsOf([false, false, false]),
  stepsOf([true, false, false]),
  stepsOf([true, true, false]),
  stepsOf([true, true, true]),
];
const answers: SaveStepResult[] = [
  ...counts.map((steps): SaveStepResult => ({ kind: 'ok', steps, me: {} })),
  { kind: 'refused', code: 'validation', message: '', errors: { field: ['required'] } },
  { kind: 'refused', code: 'conflict', message: '', errors: {} },
  { kind: 'tooYoung', until: '2030-01-01' },
  { kind: 'unauthenticated' },
  { kind: 'failed' },
];
const events = [
  { type: 'step.continue', values: { field: 'typed' } },
  { type: 'step.back' },
  { type: 'step.skip' },
  ...[...slugs, 'unheard-of'].map((slug) => ({ type: 'step.goto', slug })),
  { type: 'facts.changed', steps: counts[2] },
  { type: 'session.resumed', userId: 'me' },
  { type: 'session.resumed', userId: 'somebody else' },
  { type: 'birthDate.correct' },
  { type: 'account.delete' },
  ...answers.map((answer) => done('wizard.saving', answer)),
  crashed('wizard.saving'),
  ...[{ kind: 'ok' }, { kind: 'unauthenticated' }, { kind: 'failed' }].map((answer) =>
    done('wizard.withdrawing', answer),
  ),
  crashed('wizard.withdrawing'),
];

describe('the wizard', () => {
  it('takes every transition and never opens a step out of reach', () => {
    const result = walk(wizardMachine, {
      inputs: [{ userId: 'me', steps: counts[0]! }],
      events,
      key: ({ context }) => [context.index, context.steps.map(({ complete }) => complete)],
      check: (after, event, before) => {
        const { index, steps } = after.context;
        if (index > before.context.index) expect(index).toBeLessThan(reachOf([...steps]));
        if (event.type === 'facts.changed') expect([after.value, index]).toEqual([before.value, before.context.index]);
        if (after.matches('finished')) expect(steps.at(-1)?.complete || steps.at(-1)?.optional).toBe(true);
        expect(JSON.stringify(after.context)).not.toContain('typed');
      },
    });
    expect(result).toEqual({ states: 93, steps: 370, transitions: 22, notWalked: [] });
  });

  it.each([
    ['the first incomplete step', counts[0]!, undefined, 'first'],
    ['the step asked for', counts[1]!, 'first', 'first'],
    [
      'the nearest reachable one for a later step',
      counts[0]!.map((step) => ({ ...step, optional: false })),
      'third',
      'first',
    ],
    ['an optional step before the ones behind it', counts[1]!, undefined, 'second'],
    ['the last step where all are complete', counts[3]!, undefined, 'third'],
    ['as if nothing was asked for an unknown step', counts[1]!, 'unheard-of', 'second'],
  ])('opens %s', (_, steps, slug, opened) => {
    const snapshot = createActor(wizardMachine, { input: { userId: 'me', steps, slug } }).getSnapshot();
    expect(selectStep(snapshot)?.slug).toBe(opened);
  });

  it('lets one open the leading run of complete or optional steps and the one after it', () => {
    const reachable = (steps: WizardStep[]) =>
      selectReachable(createActor(wizardMachine, { input: { userId: 'me', steps } }).getSnapshot());
    const required = [false, false, false];
    expect(reachable(stepsOf([false, false, false], required))).toEqual(['first']);
    expect(reachable(stepsOf([true, false, true], required))).toEqual(['first', 'second']);
    expect(reachable(stepsOf([true, false, false]))).toEqual(slugs);
  });

  it('returns to the same step after a login, for the same user only', async () => {
    const machine = wizardMachine.provide({
      actors: { saveStep: fromPromise(async (): Promise<SaveStepResult> => ({ kind: 'unauthenticated' })) },
    });
    const input = { userId: 'me', steps: counts[2]!, slug: 'second' };
    for (const [userId, state] of [
      ['me', { editing: 'typing' }],
      ['somebody else', 'abandoned'],
    ] as const) {
      const actor = createActor(machine, { input }).start();
      actor.send({ type: 'step.continue', values: {} });
      await waitFor(actor, (snapshot) => snapshot.matches('paused'));
      actor.send({ type: 'session.resumed', userId });
      expect([actor.getSnapshot().value, selectStep(actor.getSnapshot())?.slug]).toEqual([state, 'second']);
    }
  });

  it('begins the onboarding of both kinds where the server says', () => {
    const opened = (input: ReturnType<typeof onboardingInput>) =>
      selectStep(createActor(wizardMachine, { input }).getSnapshot())?.slug;
    expect(opened(onboardingInput(meOf('applicant', { onboarded: false })))).toBe('profile');
    expect(opened(onboardingInput(meOf('employee', { onboarded: false }), 'about-you'))).toBe('usage-type');
  });
});

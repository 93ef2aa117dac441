import type { AnyEventObject } from 'xstate';
import { reachOf } from '../../contract/users/onboarding.ts';
import { eventsOf } from '../kit/coverage.ts';
import { keepsNot, modelOf, rulesOf } from '../kit/rules.ts';
import { wizardMachine } from './wizard.machine.ts';
import type { WizardStep } from './wizard.types.ts';
import { wizardWords } from './wizard.words.ts';

const { answerFor, answeredOnly, can, is } = rulesOf(wizardMachine);

const three = ['first', 'second', 'third'];
/** So many steps complete; no step of the product is optional, so the second and third are here. */
export const stepsOf = (complete: number, slugs = three, optional: readonly string[] = []): WizardStep[] =>
  slugs.map((slug, index) => ({ slug, complete: index < complete, optional: optional.includes(slug) }));
const stepCounts = [0, 1, 2, 3].map((complete) => stepsOf(complete, three, ['second', 'third']));
const facts = { type: 'facts.changed', steps: stepCounts[2] ?? [] } as const;
const refused = { kind: 'refused', code: 'validation', message: '', errors: { field: ['required'] } };

/** What people do in a wizard whose steps stand like this, one time or another. */
const carried = ([steps = []]: readonly WizardStep[][]) => [
  { type: 'step.continue', values: { field: 'typed' } },
  ...[...steps.map(({ slug }) => slug), 'unheard-of'].map((slug) => ({ type: 'step.goto', slug })),
];
const answered = (counts: readonly WizardStep[][]) => ({
  saveStep: [
    ...counts.map((steps) => ({ kind: 'ok', steps, me: {} })),
    refused,
    { ...refused, code: 'conflict', errors: {} },
    { ...refused, code: 'stale', errors: {} },
    { kind: 'tooYoung', until: '2030-01-01' },
  ],
});
/** Both as events, without news from elsewhere. */
export const wizardEvents = (counts: readonly WizardStep[][]): AnyEventObject[] =>
  eventsOf(wizardMachine, carried(counts), answered(counts)).filter(({ type }) => type !== facts.type);

export const wizardModel = modelOf(wizardMachine, {
  words: wizardWords,
  inputs: [{ userId: 'me', steps: stepCounts[0] ?? [] }],
  carrying: [...carried(stepCounts), facts],
  answers: answered(stepCounts),
  invariants: {
    noStepBeyondReach: (after, event, before) => {
      const { index, steps } = after.context;
      return (event.type !== 'xstate.init' && index <= before.context.index) || index < reachOf([...steps]);
    },
    newsMovesNobody: (after, event, before) =>
      can(after, facts) === (after.status === 'active') &&
      (event.type !== 'facts.changed' ||
        (JSON.stringify(after.value) === JSON.stringify(before.value) && after.context.index === before.context.index)),
    finishedByLastStep: (after, event) => {
      const { index, steps } = after.context;
      const last = steps[steps.length - 1];
      return (
        !is(after, 'finished') ||
        (index === steps.length - 1 &&
          ((event.type === 'step.skip' && last?.optional === true) ||
            (answerFor(event, 'saving') === 'ok' && last?.complete === true)))
      );
    },
    deletedByServer: answeredOnly('withdrawn', 'withdrawing ok'),
    keepsNothingTyped: keepsNot('typed'),
  },
  happyPath: ['editing.typing', 'saving', 'finished'],
});

import type { AnyEventObject } from 'xstate';
import { reachOf } from '../../contract/users/onboarding.ts';
import { eventsOf } from '../kit/coverage.ts';
import { modelOf, rulesOf } from '../kit/rules.ts';
import { wizardMachine } from './wizard.machine.ts';
import type { WizardStep } from './wizard.types.ts';
import { wizardWords } from './wizard.words.ts';

const { answerFor, answeredOnly, can, is } = rulesOf(wizardMachine);

export const wizardSlugs = ['first', 'second', 'third'];
/** Three steps; no step of the product is optional, so the second and third are here. */
export const stepsOf = (complete: boolean[], optional = [false, true, true], slugs = wizardSlugs): WizardStep[] =>
  slugs.map((slug, index) => ({ slug, complete: complete[index] ?? false, optional: optional[index] ?? false }));
/** The same steps with none, one, two and three complete. */
export const stepCounts = [
  stepsOf([false, false, false]),
  stepsOf([true, false, false]),
  stepsOf([true, true, false]),
  stepsOf([true, true, true]),
] as const;
const facts = { type: 'facts.changed', steps: stepCounts[2] } as const;

/** What people do and the server answers in a wizard whose steps stand like this, one time or another. */
const happenings = (counts: readonly WizardStep[][]) => {
  const slugs = [...(counts[0] ?? []).map(({ slug }) => slug), 'unheard-of'];
  const refused = { kind: 'refused', code: 'validation', message: '', errors: { field: ['required'] } };
  return {
    carrying: [
      { type: 'step.continue', values: { field: 'typed' } },
      ...slugs.map((slug) => ({ type: 'step.goto', slug })),
    ],
    answers: {
      saveStep: [
        ...counts.map((steps) => ({ kind: 'ok', steps, me: {} })),
        refused,
        { ...refused, code: 'conflict', errors: {} },
        { ...refused, code: 'stale', errors: {} },
        { kind: 'tooYoung', until: '2030-01-01' },
      ],
    },
  };
};
/** The same as events, without news from elsewhere. */
export function wizardEvents(counts: readonly WizardStep[][]): AnyEventObject[] {
  const { carrying, answers } = happenings(counts);
  return eventsOf(wizardMachine, carrying, answers).filter(({ type }) => type !== facts.type);
}
const { carrying, answers } = happenings(stepCounts);

export const wizardModel = modelOf(wizardMachine, {
  words: wizardWords,
  inputs: [{ userId: 'me', steps: stepCounts[0] }],
  carrying: [...carrying, facts],
  answers,
  abstraction: {
    de: 'Es zählen der offene Schritt und welche Schritte erledigt sind.',
    en: 'What counts is the open step and which steps are complete.',
    key: ({ context }) => [context.index, context.steps.map(({ complete }) => complete)],
  },
  invariants: [
    {
      rule: {
        de: 'Höchstens ein Schritt öffnet sich hinter denen, die von vorn an erledigt oder freiwillig sind.',
        en: 'No step opens beyond one past the leading run of complete or optional ones.',
      },
      holds: (after, event, before) => {
        const { index, steps } = after.context;
        return (event.type !== 'xstate.init' && index <= before.context.index) || index < reachOf([...steps]);
      },
    },
    {
      rule: {
        de: 'Neues von anderswo versetzt niemanden, der gerade tippt, und geht nie verloren.',
        en: 'News from elsewhere never moves anyone who is typing, and is never lost.',
      },
      holds: (after, event, before) =>
        can(after, facts) === (after.status === 'active') &&
        (event.type !== 'facts.changed' ||
          (JSON.stringify(after.value) === JSON.stringify(before.value) &&
            after.context.index === before.context.index)),
    },
    {
      rule: {
        de: 'Fertig ist nur, wer den letzten Schritt gespeichert hat oder ihn überspringen darf.',
        en: 'Finished is only who has saved the last step, or may skip it.',
      },
      holds: (after, event) => {
        const { index, steps } = after.context;
        const last = steps[steps.length - 1];
        return (
          !is(after, 'finished') ||
          (index === steps.length - 1 &&
            ((event.type === 'step.skip' && last?.optional === true) ||
              (answerFor(event, 'saving') === 'ok' && last?.complete === true)))
        );
      },
    },
    {
      rule: {
        de: '„Gelöscht“ steht nie da, bevor der Server gelöscht hat.',
        en: '“Deleted” is never said before the server has deleted.',
      },
      holds: answeredOnly('withdrawn', 'ok', 'withdrawing'),
    },
    {
      rule: { de: 'Was getippt wird, bleibt in keinem Zustand liegen.', en: 'No state keeps what is typed.' },
      holds: (after) => !JSON.stringify(after.context).includes('typed'),
    },
  ],
  happyPath: ['editing.typing', 'saving', 'finished'],
});

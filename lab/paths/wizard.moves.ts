import type { SnapshotFrom } from 'xstate';
import { selectReachable, selectStep, wizardMachine as machine } from '../../machines/wizard/wizard.machine.ts';
import type { WizardStep } from '../../machines/wizard/wizard.types.ts';
import { type Answer, answer, type Fault, type Move, type Plan, type Said } from './kit/plan.ts';

/** What can happen in both uses of the wizard: the applicant's onboarding and the employee's. */

export type WizardSnapshot = SnapshotFrom<typeof machine>;
export type WizardMove = Move<typeof machine>;
type WizardPlan = Plan<typeof machine>;

export const slugOf = (at: WizardSnapshot): string => selectStep(at)?.slug ?? '';

/** These steps complete, in the order and number of `slugs`. */
export const stepsOf = (slugs: readonly string[], complete: readonly string[] = []): WizardStep[] =>
  slugs.map((slug) => ({ slug, complete: complete.includes(slug), optional: false }));

/** The same steps, one more of them complete. */
export const completed = (steps: readonly WizardStep[], slug: string): WizardStep[] =>
  steps.map((step) => (step.slug === slug ? { ...step, complete: true } : step));

/** What can be completed elsewhere without leaving the page, as completing the last step would. */
export const openElsewhere = ({ context: { steps } }: WizardSnapshot): string | undefined =>
  steps.slice(0, -1).find(({ complete }) => !complete)?.slug;

/** The step to choose: the next one within reach, from the last of them the first. */
export function choiceOf(at: WizardSnapshot): string | undefined {
  const reachable = selectReachable(at);
  const [next = reachable[0]] = reachable.slice(at.context.index + 1);
  return next === slugOf(at) ? undefined : next;
}

/** What somebody can do at an open step, or elsewhere meanwhile. */
export function movesAtStep(at: WizardSnapshot): readonly WizardMove[] {
  const { steps } = at.context;
  const [elsewhere, choice] = [openElsewhere(at), choiceOf(at)];
  const news: WizardMove =
    elsewhere === undefined
      ? { kind: 'deed', event: { type: 'facts.changed', steps }, variant: 'altered elsewhere' }
      : {
          kind: 'deed',
          event: { type: 'facts.changed', steps: completed(steps, elsewhere) },
          variant: 'completed elsewhere',
        };
  return [
    { kind: 'deed', event: { type: 'step.continue', values: {} } },
    ...(at.matches({ editing: 'typing' }) ? [news] : []),
    ...(at.can({ type: 'step.back' }) ? [{ kind: 'deed', event: { type: 'step.back' } } as const] : []),
    ...(choice === undefined
      ? []
      : [
          {
            kind: 'deed',
            event: { type: 'step.goto', slug: choice },
            variant: `from ${slugOf(at)} to ${choice}`,
          } as const,
        ]),
  ];
}

const sent: Said = { de: 'Der Schritt wird gespeichert', en: 'The step is saved' };
const gone: Said = {
  de: 'Die Sitzung besteht nicht mehr (Cookie „session“ löschen)',
  en: 'The session is gone (delete the cookie “session”)',
};
const tooMany = { kind: 'refused', code: 'too_many_requests', message: '', errors: {} };

/**
 * What comes of saving the open step.
 * @param wrong what the server finds wrong, by step, where a form lets it through
 */
export function savedAnswers(at: WizardSnapshot, wrong: Readonly<Record<string, Said>>): readonly Answer[] {
  const slug = slugOf(at);
  const ok = { kind: 'ok', steps: completed(at.context.steps, slug), me: {} };
  const invalid = { kind: 'refused', code: 'validation', message: '', errors: { [slug]: ['wrong'] } };
  const flaw = wrong[slug];
  const fault = (output: Readonly<Record<string, unknown>>, name: Fault): Answer =>
    answer(machine, 'saving', output, sent, { fault: name, variant: `save ${name}` });
  return [
    answer(machine, 'saving', ok, { de: `${sent.de}: gelungen`, en: `${sent.en}: done` }, { variant: `save ${slug}` }),
    ...(flaw ? [answer(machine, 'saving', invalid, flaw, { variant: `wrong ${slug}` })] : []),
    fault({ kind: 'failed' }, 'broken'),
    fault({ kind: 'failed' }, 'offline'),
    fault(tooMany, 'tooMany'),
    fault(ok, 'csrf'),
    answer(machine, 'saving', { kind: 'unauthenticated' }, gone),
  ];
}

/** What comes of deleting everything. */
export function withdrawnAnswers(): readonly Answer[] {
  const asked: Said = { de: 'Alles wird gelöscht', en: 'Everything is deleted' };
  const fault = (kind: string, name: Fault): Answer =>
    answer(machine, 'withdrawing', { kind }, asked, { fault: name, variant: `withdraw ${name}` });
  return [
    answer(machine, 'withdrawing', { kind: 'ok' }, { de: `${asked.de}: gelungen`, en: `${asked.en}: done` }),
    fault('failed', 'broken'),
    fault('failed', 'offline'),
    fault('failed', 'tooMany'),
    fault('ok', 'csrf'),
    answer(machine, 'withdrawing', { kind: 'unauthenticated' }, gone),
  ];
}

/**
 * What a tester does, for each event.
 * @param fill how each step is filled in
 * @param elsewhere how the facts change behind the page's back, a step being completed or an answer altered
 */
export const wizardSays = (
  names: Readonly<Record<string, Said>>,
  fill: Readonly<Record<string, Said>>,
  elsewhere: (slug: string | undefined) => Said,
): WizardPlan['says'] => {
  const nameOf = (slug: string | undefined): Said => names[slug ?? ''] ?? { de: '', en: '' };
  return {
    'step.continue': (at) => {
      const filled = fill[slugOf(at)] ?? nameOf(slugOf(at));
      const press = at.matches({ editing: 'failed' })
        ? { de: '„Noch einmal versuchen“', en: '“Try again”' }
        : { de: 'den Knopf unter dem Schritt', en: 'the button below the step' };
      return { de: `${filled.de} und ${press.de} drücken`, en: `${filled.en} and press ${press.en}` };
    },
    'step.back': { de: '„Zurück“ drücken', en: 'Press “Back”' },
    'step.skip': { de: '„Überspringen“ drücken', en: 'Press “Skip”' },
    'step.goto': (at) => {
      const { de, en } = nameOf(choiceOf(at));
      return { de: `Oben den Schritt „${de}“ wählen`, en: `Choose the step “${en}” above` };
    },
    'facts.changed': (at) => {
      if (at.matches({ editing: 'failed' }))
        return { de: 'Die Seite erfährt von selbst, was gilt', en: 'The page learns by itself what counts' };
      const { de, en } = elsewhere(openElsewhere(at));
      return {
        de: `Den Schritt ausfüllen, ohne zu speichern; ${de}; in den Tab zurückkehren`,
        en: `Fill in the step without saving; ${en}; come back to the tab`,
      };
    },
    'birthDate.correct': {
      de: '„Vertippt: Datum berichtigen“ drücken',
      en: 'Press “I mistyped: correct the date”',
    },
    'account.delete': { de: '„Meine Angaben löschen“ drücken', en: 'Press “Delete my details”' },
  };
};

/** Transitions that neither use can take. */
export const neverInTheWizard: WizardPlan['impossible'] = [
  [
    /xstate\.error\.actor/,
    {
      de: 'Ein Aufruf, der selbst abstürzt, wäre ein Fehler im Programm: alle antworten mit dem, was schiefging.',
      en: 'A call that itself crashes would be a bug: all of them answer with what went wrong.',
    },
  ],
  [/step\.skip/, { de: 'Kein Schritt des Produkts ist freiwillig.', en: 'No step of the product is optional.' }],
];

/** What beside the state tells situations apart. */
export const wizardKey = ({ context: { index, steps } }: WizardSnapshot) => [
  index,
  steps.map(({ complete }) => complete),
];

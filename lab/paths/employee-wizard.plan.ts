import { onboardingSteps } from '../../contract/users/onboarding-steps.ts';
import { wizardMachine as machine } from '../../machines/wizard/wizard.machine.ts';
import { wizardWords } from '../../machines/wizard/wizard.words.ts';
import { type Answer, answer, type Plan, type Said } from './kit/plan.ts';
import {
  completed,
  movesAtStep,
  neverInTheWizard,
  savedAnswers,
  slugOf,
  stepsOf,
  type WizardMove,
  wizardKey,
  wizardSays,
  type WizardSnapshot,
} from './wizard.moves.ts';

const slugs = onboardingSteps.employee;
type Slug = (typeof slugs)[number];

const names: Record<Slug, Said> = {
  'usage-type': { de: 'Ihr Ziel', en: 'Your aim' },
  'about-you': { de: 'Über Sie', en: 'About you' },
};
const fill: Record<Slug, Said> = {
  'usage-type': {
    de: 'Ankreuzen, was für die Firma noch nicht gilt,',
    en: 'Mark what does not count for the company yet',
  },
  'about-you': { de: 'Position und Telefonnummer eintippen', en: 'Type position and phone number' },
};
/** Cards can't be marked wrongly. */
const wrong = { 'about-you': { de: 'Die Nummer „12“ gibt es nicht', en: 'There is no number “12”' } };

const stale = (variant: string): Answer =>
  answer(
    machine,
    'saving',
    { kind: 'refused', code: 'stale', message: '', errors: {} },
    { de: 'Eine Kollegin hat eben etwas anderes gewählt', en: 'A colleague has just chosen something else' },
    { variant: `stale ${variant}` },
  );

const isChosen = ({ context }: WizardSnapshot): boolean => context.steps[0]?.complete === true;

/** Where nobody had chosen yet, the page learns from the refusal that somebody has. */
const isBeingTold = (at: WizardSnapshot, last: WizardMove | undefined): boolean =>
  last?.variant?.startsWith('stale') === true && !isChosen(at);

/** The page says that a colleague was faster, or the same choice is being saved once more. */
const insists = (at: WizardSnapshot, last: WizardMove | undefined): boolean =>
  at.matches('saving')
    ? last?.variant === insisting
    : at.matches({ editing: 'failed' }) && (last?.variant === 'stale changed' || last?.event.type === 'facts.changed');
const insisting = 'against a colleague';

function movesFrom(at: WizardSnapshot, last: WizardMove | undefined): readonly WizardMove[] {
  if (at.matches('saving')) {
    const [ok, ...others] = savedAnswers(at, wrong);
    if (insists(at, last) && ok) return [{ ...ok, variant: `${ok.variant} ${insisting}` }];
    const refused = slugOf(at) === 'usage-type' ? [stale(isChosen(at) ? 'changed' : 'first')] : [];
    return [...(ok ? [ok] : []), ...others, ...refused];
  }
  if (isBeingTold(at, last))
    return [{ kind: 'deed', event: { type: 'facts.changed', steps: completed(at.context.steps, 'usage-type') } }];
  if (insists(at, last)) return [{ kind: 'deed', event: { type: 'step.continue', values: {} }, variant: insisting }];
  return at.matches('editing') ? movesAtStep(at) : [];
}

export const employeeWizardPlan: Plan<typeof machine> = {
  flow: { id: 'wizard-employee', title: { de: 'Firmen', en: 'Companies' } },
  machine,
  words: wizardWords,
  openings: [
    {
      input: { userId: 'me', steps: stepsOf(slugs) },
      said: { de: 'Als Erste der Firma die Einrichtung öffnen', en: 'As the company’s first, open the setting up' },
    },
    {
      input: { userId: 'me', steps: stepsOf(slugs, ['usage-type']) },
      said: {
        de: 'Eine Kollegin hat schon gewählt; die Einrichtung öffnen',
        en: 'A colleague has chosen already; open the setting up',
      },
    },
    {
      input: { userId: 'me', steps: stepsOf(slugs), slug: 'about-you' },
      said: {
        de: 'Noch nichts gewählt; /onboarding?step=about-you öffnen, das nicht erreichbar ist',
        en: 'With nothing chosen, open /onboarding?step=about-you, which is out of reach',
      },
    },
  ],
  movesFrom,
  key: (at, last) => [...wizardKey(at), isBeingTold(at, last), insists(at, last)],
  isPassing: isBeingTold,
  says: wizardSays(names, fill, () => ({
    de: 'eine Kollegin wählt etwas anderes für die Firma',
    en: 'a colleague chooses something else for the company',
  })),
  impossible: [
    ...neverInTheWizard,
    [
      /tooYoung|withdrawing/,
      {
        de: 'Nur Bewerber:innen werden nach dem Geburtsdatum gefragt.',
        en: 'Only applicants are asked for their birth date.',
      },
    ],
  ],
  interrupted: ['saving'],
  stable: ['editing.typing', 'editing.failed', 'paused', 'finished'],
};

import { both, type Text } from '../../machines/kit/words.ts';
import type { SnapshotFrom } from 'xstate';
import { onboardingSteps } from '../../contract/users/onboarding-steps.ts';
import { selectReachable, selectStep } from '../../machines/wizard/wizard.machine.ts';
import { wizardModel } from '../../machines/wizard/wizard.model.ts';
import type { WizardStep } from '../../machines/wizard/wizard.types.ts';
import { type Flow, gone, type Reply, type Situation, unwalked } from './kit/flow.ts';

type Wizard = Flow<typeof wizardModel.machine>;
export type WizardSnapshot = SnapshotFrom<typeof wizardModel.machine>;
type Now = Situation<typeof wizardModel.machine, never>;

export const slugOf = (at: WizardSnapshot): string => selectStep(at)?.slug ?? '';

const stepsOf = (slugs: readonly string[], complete: readonly string[] = []): WizardStep[] =>
  slugs.map((slug) => ({ slug, complete: complete.includes(slug), optional: false }));
const completed = (steps: readonly WizardStep[], slug: string): WizardStep[] =>
  steps.map((step) => (step.slug === slug ? { ...step, complete: true } : step));

/** What can be completed elsewhere without leaving the page, as completing the last step would. */
export const openElsewhere = ({ context: { steps } }: WizardSnapshot): string | undefined =>
  steps.slice(0, -1).find(({ complete }) => !complete)?.slug;

/** The step to choose: the next one within reach, from the last of them the first; from the overview the one that was open. */
function choiceOf(at: WizardSnapshot): string | undefined {
  if (at.matches('overview')) return slugOf(at);
  const reachable = selectReachable(at);
  const [next = reachable[0]] = reachable.slice(at.context.index + 1);
  return next === slugOf(at) ? undefined : next;
}

const refused = (code: string, errors: object = {}) => ({ kind: 'refused', code, message: '', errors });
const noSuchNumber = 'there is no number “12”';
/** What the server finds wrong, by step, where a form lets it through; cards can't be marked wrongly. */
const flaws: Readonly<Record<string, string>> = {
  profile: 'the date of birth is more than a hundred years ago',
  phonenumber: noSuchNumber,
  address: 'the postcode is that of another city',
  'about-you': noSuchNumber,
};

const isChosen = ({ at }: Now): boolean => at.context.steps[0]?.complete === true;
/** A colleague was faster, where nobody had chosen yet: the page learns from the refusal what counts. */
const isToldFirst = (now: Now): boolean => now.last?.variant?.startsWith('stale') === true && !isChosen(now);
/** A colleague was faster: the same choice is saved once more. */
const insists = ({ at, last }: Now): boolean =>
  at.matches({ editing: 'failed' }) &&
  (last?.variant === 'stale changed' || (last?.kind === 'action' && last.event.type === 'facts.changed'));
const insisting = 'against a colleague';

/** What else comes of saving a step; the day follows from the birth date that is typed, which the scene knows. */
const others: Readonly<Record<string, (now: Now) => Reply<never>>> = {
  profile: () => ({ output: { kind: 'tooYoung', until: '2099-12-31' } }),
  'usage-type': (now) => ({
    output: refused('stale'),
    text: 'a colleague has just chosen something else',
    variant: `stale ${isChosen(now) ? 'changed' : 'first'}`,
  }),
};

function answersToSaving(now: Now): readonly Reply<never>[] {
  const slug = slugOf(now.at);
  const steps = completed(now.at.context.steps, slug);
  const ok = (variant: string): Reply<never> => ({ output: { kind: 'ok', steps, me: {} }, variant });
  if (now.last?.variant === insisting) return [ok(`save ${slug} ${insisting}`)];
  const wrong: Reply<never> = { output: refused('validation', { [slug]: ['wrong'] }), variant: `wrong ${slug}` };
  const [other, text] = [others[slug]?.(now), flaws[slug]];
  return [ok(`save ${slug} `), ...(other ? [other] : []), gone, ...(text ? [{ ...wrong, text }] : [])];
}

interface Use {
  readonly role: 'applicant' | 'employee';
  readonly title: Text;
  readonly save: string;
  readonly openings: readonly (readonly [told: string, complete: readonly string[], slug?: string])[];
  /** What only the other one's steps lead to. */
  readonly foreign: RegExp;
}

const wizardFlow = ({ role, title, save, openings, foreign }: Use): Wizard => ({
  ...wizardModel,
  flow: { id: `wizard-${role}`, title },
  openings: openings.map(([told, complete, slug]) => [
    told,
    { userId: 'me', steps: stepsOf(onboardingSteps[role], complete), ...(slug !== undefined && { slug }) },
  ]),
  calls: { saving: save, withdrawing: 'DELETE /v1/applicants/.*' },
  answers: { saving: answersToSaving, withdrawing: () => [{ output: { kind: 'ok' } }, gone] },
  actions: {
    'step.continue': (now) =>
      isToldFirst(now) ? [] : [{ with: { values: {} }, ...(insists(now) && { variant: insisting }) }],
    'step.back': (now) => (isToldFirst(now) || insists(now) ? [] : [{}]),
    'step.goto': (now) => {
      const slug = choiceOf(now.at);
      if (slug === undefined || isToldFirst(now) || insists(now)) return [];
      return [{ with: { slug }, variant: `from ${slugOf(now.at)} to ${slug}` }];
    },
    'facts.changed': (now) => {
      const { steps } = now.at.context;
      if (isToldFirst(now)) return [{ with: { steps: completed(steps, 'usage-type') } }];
      if (!now.at.matches({ editing: 'typing' })) return [];
      const slug = openElsewhere(now.at);
      if (slug === undefined) return [{ with: { steps }, variant: 'altered elsewhere' }];
      return [{ with: { steps: completed(steps, slug) }, variant: 'completed elsewhere' }];
    },
  },
  isPassing: isToldFirst,
  impossible: [
    // a step that is saved leads on: the server counts what it has saved
    [/\[ok\] --> wizard\.editing\.failed/, unwalked.answered],
    // no step of the product is optional
    [/step\.skip/, unwalked.done],
    [foreign, unwalked.done],
  ],
});

export const applicantWizardFlow = wizardFlow({
  role: 'applicant',
  title: both`Bewerbende | Applicants`,
  save: 'PATCH /v1/applicants/.*',
  // nobody else writes at one's own steps
  foreign: /\[isBehind\]/,
  openings: [
    ['Verified, open the details for the first time', []],
    ['With the goal saved, open the details', ['profile']],
    ['With only the address missing, open /onboarding?step=profile', ['profile', 'phonenumber'], 'profile'],
    ['With nothing saved, open /onboarding?step=address, which is out of reach', [], 'address'],
  ],
});

export const employeeWizardFlow = wizardFlow({
  role: 'employee',
  title: both`Firmen | Companies`,
  save: 'PATCH /v1/(organizations|employees)/.*',
  // only applicants are asked for their birth date
  foreign: /tooYoung|withdrawing|withdrawn|birthDate|account\.delete/,
  openings: [
    ['As the company’s first, open the setting up', []],
    ['A colleague has chosen already; open the setting up', ['usage-type']],
    ['With nothing chosen, open /onboarding?step=about-you, which is out of reach', [], 'about-you'],
  ],
});

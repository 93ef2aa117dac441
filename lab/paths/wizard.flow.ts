import type { SnapshotFrom } from 'xstate';
import { onboardingSteps } from '../../contract/users/onboarding-steps.ts';
import { selectReachable, selectStep } from '../../machines/wizard/wizard.machine.ts';
import { wizardModel } from '../../machines/wizard/wizard.model.ts';
import type { WizardStep } from '../../machines/wizard/wizard.types.ts';
import type { Text } from '../charts/text.ts';
import type { Flow, Reply, Situation } from './kit/flow.ts';

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

/** The step to choose: the next one within reach, from the last of them the first. */
function choiceOf(at: WizardSnapshot): string | undefined {
  const reachable = selectReachable(at);
  const [next = reachable[0]] = reachable.slice(at.context.index + 1);
  return next === slugOf(at) ? undefined : next;
}

const gone: Reply<never> = {
  output: { kind: 'unauthenticated' },
  text: {
    de: 'die Sitzung besteht nicht mehr (Cookie „session“ löschen)',
    en: 'the session is gone (delete the cookie “session”)',
  },
};
const noSuchNumber: Text = { de: 'die Nummer „12“ gibt es nicht', en: 'there is no number “12”' };

interface Use {
  readonly role: 'applicant' | 'employee';
  readonly title: Text;
  readonly save: string;
  /** What the server finds wrong, by step, where a form lets it through. */
  readonly wrong: Readonly<Record<string, Text>>;
  /** What else comes of saving a step; `undefined` where nothing but that. */
  readonly others?: (now: Now) => readonly Reply<never>[];
  /** A colleague was faster: the page learns what counts, or the same choice is saved once more. */
  readonly isToldFirst?: (now: Now) => boolean;
  readonly insists?: (now: Now) => boolean;
  readonly openings: readonly (readonly [text: Text, complete: readonly string[], slug?: string])[];
  readonly never?: Wizard['impossible'];
}

const insisting = 'against a colleague';

function wizardFlow({ role, title, save, wrong, others, isToldFirst, insists, openings, never = [] }: Use): Wizard {
  const unlessPressed = (now: Now) => isToldFirst?.(now) !== true && insists?.(now) !== true;
  return {
    ...wizardModel,
    flow: { id: `wizard-${role}`, title },
    openings: openings.map(([text, complete, slug]) => ({
      input: { userId: 'me', steps: stepsOf(onboardingSteps[role], complete), ...(slug !== undefined && { slug }) },
      text,
    })),
    calls: { saving: save, withdrawing: 'DELETE /v1/applicants/.*' },
    answers: {
      saving: (now) => {
        const { at, last } = now;
        const slug = slugOf(at);
        const isInsisting = last?.variant === insisting;
        const ok = { kind: 'ok', steps: completed(at.context.steps, slug), me: {} };
        const invalid = { kind: 'refused', code: 'validation', message: '', errors: { [slug]: ['wrong'] } };
        const flaw = wrong[slug];
        return [
          { output: ok, variant: `save ${slug} ${isInsisting ? insisting : ''}` },
          ...(isInsisting ? [] : [...(others?.(now) ?? []), gone]),
          ...(flaw && !isInsisting ? [{ output: invalid, text: flaw, variant: `wrong ${slug}` }] : []),
        ];
      },
      withdrawing: () => [{ output: { kind: 'ok' } }, gone],
    },
    actions: {
      'step.continue': (now) =>
        isToldFirst?.(now) === true
          ? []
          : [{ with: { values: {} }, ...(insists?.(now) === true && { variant: insisting }) }],
      'step.back': (now) => (unlessPressed(now) ? [{}] : []),
      'step.goto': (now) => {
        const slug = choiceOf(now.at);
        if (slug === undefined || !unlessPressed(now)) return [];
        return [{ with: { slug }, variant: `from ${slugOf(now.at)} to ${slug}` }];
      },
      'facts.changed': (now) => {
        const { steps } = now.at.context;
        if (isToldFirst?.(now) === true) return [{ with: { steps: completed(steps, 'usage-type') } }];
        if (!now.at.matches({ editing: 'typing' })) return [];
        const slug = openElsewhere(now.at);
        return [
          slug === undefined
            ? { with: { steps }, variant: 'altered elsewhere' }
            : { with: { steps: completed(steps, slug) }, variant: 'completed elsewhere' },
        ];
      },
    },
    isPassing: (now) => isToldFirst?.(now) === true,
    impossible: [
      [
        /\[ok\] --> wizard\.editing\.failed/,
        {
          de: 'Ein gespeicherter Schritt führt weiter: der Server zählt, was er gespeichert hat.',
          en: 'A step that is saved leads on: the server counts what it has saved.',
        },
      ],
      [/step\.skip/, { de: 'Kein Schritt des Produkts ist freiwillig.', en: 'No step of the product is optional.' }],
      ...never,
    ],
  };
}

export const applicantWizardFlow = wizardFlow({
  role: 'applicant',
  title: { de: 'Bewerbende', en: 'Applicants' },
  save: 'PATCH /v1/applicants/.*',
  wrong: {
    profile: {
      de: 'das Geburtsdatum liegt mehr als hundert Jahre zurück',
      en: 'the date of birth is more than a hundred years ago',
    },
    phonenumber: noSuchNumber,
    address: { de: 'die Postleitzahl gehört zu einer anderen Stadt', en: 'the postcode is that of another city' },
  },
  never: [
    [
      /\[isBehind\]/,
      { de: 'An den eigenen Schritten schreibt sonst niemand.', en: 'Nobody else writes at one’s own steps.' },
    ],
  ],
  // The day follows from the birth date that is typed: the scene knows it.
  others: ({ at }) => (slugOf(at) === 'profile' ? [{ output: { kind: 'tooYoung', until: '2099-12-31' } }] : []),
  openings: [
    [
      {
        de: 'Mit bestätigter Adresse zum ersten Mal die Angaben öffnen',
        en: 'Verified, open the details for the first time',
      },
      [],
    ],
    [{ de: 'Mit gespeichertem Ziel die Angaben öffnen', en: 'With the goal saved, open the details' }, ['profile']],
    [
      {
        de: 'Es fehlt nur noch die Adresse; /onboarding?step=profile öffnen',
        en: 'With only the address missing, open /onboarding?step=profile',
      },
      ['profile', 'phonenumber'],
      'profile',
    ],
    [
      {
        de: 'Noch nichts gespeichert; /onboarding?step=address öffnen, das nicht erreichbar ist',
        en: 'With nothing saved, open /onboarding?step=address, which is out of reach',
      },
      [],
      'address',
    ],
  ],
});

const isChosen = ({ at }: Now): boolean => at.context.steps[0]?.complete === true;
const isStale = ({ last }: Now): boolean => last?.variant?.startsWith('stale') === true;

export const employeeWizardFlow = wizardFlow({
  role: 'employee',
  title: { de: 'Firmen', en: 'Companies' },
  save: 'PATCH /v1/(organizations|employees)/.*',
  // Cards can't be marked wrongly.
  wrong: { 'about-you': noSuchNumber },
  others: (now) =>
    slugOf(now.at) === 'usage-type'
      ? [
          {
            output: { kind: 'refused', code: 'stale', message: '', errors: {} },
            text: {
              de: 'eine Kollegin hat eben etwas anderes gewählt',
              en: 'a colleague has just chosen something else',
            },
            variant: `stale ${isChosen(now) ? 'changed' : 'first'}`,
          },
        ]
      : [],
  // Where nobody had chosen yet, the page learns from the refusal that somebody has.
  isToldFirst: (now) => isStale(now) && !isChosen(now),
  insists: ({ at, last }) =>
    at.matches({ editing: 'failed' }) &&
    (last?.variant === 'stale changed' || (last?.kind === 'action' && last.event.type === 'facts.changed')),
  openings: [
    [{ de: 'Als Erste der Firma die Einrichtung öffnen', en: 'As the company’s first, open the setting up' }, []],
    [
      {
        de: 'Eine Kollegin hat schon gewählt; die Einrichtung öffnen',
        en: 'A colleague has chosen already; open the setting up',
      },
      ['usage-type'],
    ],
    [
      {
        de: 'Noch nichts gewählt; /onboarding?step=about-you öffnen, das nicht erreichbar ist',
        en: 'With nothing chosen, open /onboarding?step=about-you, which is out of reach',
      },
      [],
      'about-you',
    ],
  ],
  never: [
    [
      /tooYoung|withdrawing|withdrawn|birthDate|account\.delete/,
      {
        de: 'Nur Bewerber:innen werden nach dem Geburtsdatum gefragt.',
        en: 'Only applicants are asked for their birth date.',
      },
    ],
  ],
});

import { onboardingSteps } from '../../contract/users/onboarding-steps.ts';
import { wizardMachine as machine } from '../../machines/wizard/wizard.machine.ts';
import { wizardWords } from '../../machines/wizard/wizard.words.ts';
import { answer, type Plan, type Said } from './kit/plan.ts';
import {
  movesAtStep,
  neverInTheWizard,
  savedAnswers,
  slugOf,
  stepsOf,
  withdrawnAnswers,
  type WizardMove,
  wizardKey,
  wizardSays,
  type WizardSnapshot,
} from './wizard.moves.ts';

const slugs = onboardingSteps.applicant;
type Slug = (typeof slugs)[number];

const names: Record<Slug, Said> = {
  profile: { de: 'Dein Ziel', en: 'Your goal' },
  phonenumber: { de: 'Telefonnummer', en: 'Phone number' },
  address: { de: 'Adresse', en: 'Address' },
};
const fill: Record<Slug, Said> = {
  profile: {
    de: 'Beruf, Abschluss und Geburtsdatum eintragen',
    en: 'Fill in job, certificate and date of birth',
  },
  phonenumber: { de: 'Die Telefonnummer eintippen', en: 'Type the phone number' },
  address: { de: 'Straße und Postleitzahl eintippen, den Ort wählen', en: 'Type street and postcode, choose the town' },
};
const wrong: Record<Slug, Said> = {
  profile: {
    de: 'Das Geburtsdatum liegt mehr als hundert Jahre zurück',
    en: 'The date of birth is more than a hundred years ago',
  },
  phonenumber: { de: 'Die Nummer „12“ gibt es nicht', en: 'There is no number “12”' },
  address: { de: 'Die Postleitzahl gehört zu einer anderen Stadt', en: 'The postcode is that of another city' },
};

function movesFrom(at: WizardSnapshot): readonly WizardMove[] {
  if (at.matches('saving')) {
    const young = answer(
      machine,
      'saving',
      // The day follows from the birth date that is typed: the scene knows it.
      { kind: 'tooYoung', until: '2099-12-31' },
      { de: 'Nach dem Geburtsdatum fehlt ein Jahr zum Mindestalter', en: 'The date of birth is a year too late' },
    );
    return [...savedAnswers(at, wrong), ...(slugOf(at) === 'profile' ? [young] : [])];
  }
  if (at.matches('withdrawing')) return withdrawnAnswers();
  if (at.matches('tooYoung'))
    return [
      { kind: 'deed', event: { type: 'account.delete' } },
      { kind: 'deed', event: { type: 'birthDate.correct' } },
    ];
  return at.matches('editing') ? movesAtStep(at) : [];
}

export const applicantWizardPlan: Plan<typeof machine> = {
  flow: { id: 'wizard-applicant', title: { de: 'Bewerbende', en: 'Applicants' } },
  machine,
  words: wizardWords,
  openings: [
    {
      input: { userId: 'me', steps: stepsOf(slugs) },
      said: {
        de: 'Mit bestätigter Adresse zum ersten Mal die Angaben öffnen',
        en: 'Verified, open the details for the first time',
      },
    },
    {
      input: { userId: 'me', steps: stepsOf(slugs, ['profile']) },
      said: { de: 'Mit gespeichertem Ziel die Angaben öffnen', en: 'With the goal saved, open the details' },
    },
    {
      input: { userId: 'me', steps: stepsOf(slugs, ['profile', 'phonenumber']) },
      said: {
        de: 'Es fehlt nur noch die Adresse; die Angaben öffnen',
        en: 'With only the address missing, open the details',
      },
    },
    {
      input: { userId: 'me', steps: stepsOf(slugs, ['profile', 'phonenumber']), slug: 'profile' },
      said: {
        de: 'Es fehlt nur noch die Adresse; /onboarding?step=profile öffnen',
        en: 'With only the address missing, open /onboarding?step=profile',
      },
    },
    {
      input: { userId: 'me', steps: stepsOf(slugs), slug: 'address' },
      said: {
        de: 'Noch nichts gespeichert; /onboarding?step=address öffnen, das nicht erreichbar ist',
        en: 'With nothing saved, open /onboarding?step=address, which is out of reach',
      },
    },
  ],
  movesFrom,
  key: wizardKey,
  says: wizardSays(names, fill, (slug) =>
    slug === undefined
      ? { de: 'in einem zweiten Browser die Telefonnummer ändern', en: 'change the phone number in a second browser' }
      : {
          de: `in einem zweiten Browser „${names[slug as Slug].de}“ speichern`,
          en: `save “${names[slug as Slug].en}” in a second browser`,
        },
  ),
  impossible: neverInTheWizard,
  interrupted: ['saving', 'withdrawing'],
  stable: ['editing.typing', 'editing.failed', 'paused', 'tooYoung.told', 'tooYoung.failed', 'finished', 'withdrawn'],
};

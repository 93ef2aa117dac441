import { meOf } from '../../../machines/session/session.fixtures.ts';
import { stepsOf, wizardEvents, wizardModel } from '../../../machines/wizard/wizard.model.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { describeScreen, type ScreenStates, unanswered } from '../../../tests/support/screen-states.tsx';
import { wizardMachine } from '../../../machines/wizard/wizard.machine.ts';
import { ApplicantOnboarding, type Choices } from './applicant-onboarding-screen.tsx';
import { EmployeeOnboarding } from './employee-onboarding-screen.tsx';

const id = '0190a000-0000-7000-8000-000000000002';
const applicant = anApplicant({
  occupation_id: id,
  graduation_type_id: id,
  address: { line_1: 'Hauptstr. 1', line_2: null, postcode: '50667', city: 'Köln', country: 'DE' },
});
const employee = {
  ...meOf('employee'),
  organization: { id, name: 'Farbwerk', usage_type: 'searching', version: 1 } as never,
  employee: { id, meta: { position: 'Chefin', phonenumber: '+492219901234' } } as never,
};
const choices: Choices = {
  occupations: [{ id, kind: 'occupation', name: 'Chemikant/in', en: null, words: [] }],
  graduationTypes: [
    { id, code: 'a', rank: 1, short: { de: 'Abi', en: 'A levels' }, translation: { de: 'Abitur', en: 'A levels' } },
  ],
};

type Wizard = ScreenStates<typeof wizardMachine>;
const common = (slugs: string[], titles: readonly string[]): Omit<Wizard, 'draw'> => {
  const counts = ['', ...slugs].map((_, count) => stepsOf(count, slugs));
  const waiting: readonly string[] = [];
  const tooYoung = ['From January 1, 2030 on you can take part'];
  return {
    machine: unanswered(wizardMachine),
    model: {
      ...wizardModel,
      inputs: [{ userId: 'me', steps: counts[0] ?? [] }],
      events: wizardEvents(counts),
    },
    apart: (snapshot) => snapshot.context.index,
    also: (snapshot) => (snapshot.matches('editing') ? [titles[snapshot.context.index] ?? ''] : []),
    without: {
      'step.goto': (event, { context, value }) =>
        value !== 'overview' && context.steps[context.index]?.slug === event['slug'],
      'facts.changed': 'the session tells it',
    },
    says: {
      'editing.typing': waiting,
      'editing.failed': ['Try again'],
      overview: ['What you have typed stays here. Go on whenever you like.'],
      saving: waiting,
      paused: ['You have been logged out. What you typed is kept.'],
      'tooYoung.told': tooYoung,
      'tooYoung.failed': [...tooYoung, 'That didn’t work. Your details are still there; please try again.'],
      withdrawing: [...tooYoung, 'busy Delete my details'],
      finished: waiting,
      withdrawn: ['Everything is deleted'],
    },
    asks: { saving: [], withdrawing: [] },
  };
};

describeScreen('an applicant’s steps', {
  ...common(
    ['profile', 'phonenumber', 'address'],
    [
      'Four short steps, then companies find you',
      'So that a company can reach you quickly once you have said yes to it.',
      'So that companies find you whose way you can manage every day.',
    ],
  ),
  me: applicant,
  draw: (actor) => <ApplicantOnboarding actor={actor} {...choices} />,
});

const companySteps = common(
  ['usage-type', 'about-you'],
  ['Are you looking for applicants, or do you have too many?', 'Who may applicants turn to?'],
);
describeScreen('a company’s steps', {
  ...companySteps,
  // Nobody asks an employee for their age.
  model: {
    ...companySteps.model,
    events: companySteps.model.events.filter((event) => !JSON.stringify(event).includes('tooYoung')),
  },
  says: { ...companySteps.says, 'tooYoung.told': null, 'tooYoung.failed': null, withdrawing: null, withdrawn: null },
  me: employee,
  draw: (actor) => <EmployeeOnboarding actor={actor} />,
});

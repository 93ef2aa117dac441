import { fireEvent, screen } from '@testing-library/react';
import { guardianConsentModel } from '../../../machines/legal-contacts/guardian-consent.model.ts';
import { aGuardian } from '../../../tests/support/a-guardian.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { describeScreen } from '../../../tests/support/screen-states.tsx';
import { providedGuardianConsentMachine } from './guardian-consent.actors.ts';
import { TermsPage } from './terms-screen.tsx';

const terms = {
  id: 't1',
  version: 1,
  locale: 'en',
  text: 'Be kind.',
  hash: 'h',
  published_at: '2026-01-01T00:00:00.000Z',
  findable: { version: 1, text: 'Companies find you.', hash: 'f' },
} as const;
const applicant = anApplicant({ minor: true, tos_status: 'pending' });
const me = { ...applicant, user: { ...applicant.user, tos_accepted: false } };

const loading = ['Loading the terms …'];
const adult = ['One last step, then companies can find you'];
const minor = ['Almost there: now somebody has to agree for you'];
const waiting = ['We are waiting for Maren Vogt'];
const editing = ['Who shall we ask instead?'];
const expired = ['Maren Vogt has not answered'];
const withdrawn = ['Maren Vogt has withdrawn the consent'];
const resend = ['Send the e-mail again'];
const cooling = ['You can send the e-mail again in …'];
const limited = ['The e-mail can’t be sent again today. Tomorrow it can.'];

const standing = ['GET /auth/me', 'GET /legal-contacts/current'];
const naming = [
  'POST /legal-contacts {"firstname":"A","lastname":"B","email":"guardian@example.org","gender":"female","relation":"mother"}',
];

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(name) }), { target: { value } });
const nameGuardian = () => {
  fireEvent.click(screen.getByRole('radio', { name: 'My mother' }));
  type('Their first name', 'Maren');
  type('Their last name', 'Vogt');
  type('Their e-mail address', 'maren@example.org');
};

describeScreen('the terms', {
  model: guardianConsentModel,
  machine: providedGuardianConsentMachine(() => undefined),
  me,
  draw: (actor) => <TermsPage actor={actor} contact={aGuardian()} terms={terms} onNewerText={() => undefined} />,
  without: { 'tab.focused': 'it is coming back to the page' },
  fill: { 'guardian.submit': nameGuardian },
  says: {
    loading,
    failed: ['We couldn’t load this page completely.'],
    'adult.reading': adult,
    'adult.failed': adult,
    accepting: [...adult, 'busy I agree'],
    minor,
    saving: [...minor, 'busy Send the link'],
    'awaitingGuardian.answer.resting': waiting,
    'awaitingGuardian.answer.asking': waiting,
    'awaitingGuardian.resend.choosing': null,
    'awaitingGuardian.resend.cooling': cooling,
    'awaitingGuardian.resend.available': resend,
    'awaitingGuardian.resend.limitedToday': limited,
    resending: [...waiting, ...resend, 'busy Send the e-mail again'],
    editing,
    replacing: [...editing, 'busy Send the link'],
    declined: ['Maren still has questions, or would rather not'],
    'expired.choosing': null,
    'expired.cooling': [...expired, ...cooling],
    'expired.available': [...expired, ...resend],
    'expired.limitedToday': [...expired, ...limited],
    'withdrawn.choosing': null,
    'withdrawn.cooling': [...withdrawn, ...cooling],
    'withdrawn.available': [...withdrawn, ...resend],
    'withdrawn.limitedToday': [...withdrawn, ...limited],
    accepted: ['The terms are accepted'],
  },
  asks: {
    loading: standing,
    'awaitingGuardian.answer.asking': standing,
    accepting: ['POST /terms/acceptance {"hash":"h","findable":"f"}'],
    saving: naming,
    replacing: naming,
    resending: ['POST /legal-contacts/c1/transitions {"event":"resend"}'],
  },
});

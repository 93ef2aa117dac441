import { fireEvent, screen } from '@testing-library/react';
import { guardianConsentModel } from '../../../machines/legal-contacts/guardian-consent.model.ts';
import { aGuardian } from '../../../tests/support/a-guardian.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { filled, guardianConsentSays } from '../../../tests/support/page-says.ts';
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
  says: filled(guardianConsentSays, { guardian: 'Maren Vogt', firstname: 'Maren' }),
  asks: {
    loading: standing,
    'awaitingGuardian.answer.asking': standing,
    accepting: ['POST /terms/acceptance {"hash":"h","findable":"f"}'],
    saving: naming,
    replacing: naming,
    resending: ['POST /legal-contacts/c1/transitions {"event":"resend"}'],
  },
});

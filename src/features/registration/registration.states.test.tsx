import { fireEvent, screen } from '@testing-library/react';
import { describeLink } from '../../../tests/support/link-states.tsx';
import { RegisterApplicantScreen } from './register-applicant-screen.tsx';
import { RegisterEmployeeScreen } from './register-employee-screen.tsx';

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

const entering = ['Do you have a code?'];
describeLink('registrationCode', {
  draw: () => <RegisterApplicantScreen code={undefined} onCode={() => undefined} />,
  fill: () => type('ABCD2345'),
  takesAnother: true,
  asks: 'POST /registration-codes/lookup {"code":"ABCD2345"}',
  answer: {
    code: 'ABCD2345',
    organization: { name: 'Farbwerk', city: 'Köln' },
    profile: { color: '#0f766e', slogan: { de: 'Komm zu uns', en: '' }, logo: null },
    recommendation_text: '',
    occupations: [],
    valid_until: null,
  },
  says: {
    entering,
    pending: [...entering, 'busy Check the code'],
    done: ['Companies can find you soon', 'Komm zu uns'],
    failed: [...entering, 'We couldn’t check the code just now. Please try again.'],
  },
  closed: {
    unknown: [
      'registration_code_unknown',
      ...entering,
      'We don’t know this code. Please compare it with the letter, character by character.',
    ],
    deactivated: ['registration_code_deactivated', ...entering, 'This code can’t be used: …'],
  },
});

const pasting = ['Register as a company'];
describeLink('invitation', {
  draw: () => <RegisterEmployeeScreen token={undefined} />,
  fill: () => type('https://example.org/register/employee#token=0123456789abcdef0123456789abcdef'),
  takesAnother: true,
  withoutChange: 'one is invited once; to another invitation another link leads',
  asks: 'POST /invitations/lookup {"token":"0123456789abcdef0123456789abcdef"}',
  answer: {
    organization: { name: 'Farbwerk' },
    email: 'kim@example.org',
    firstname: 'Kim',
    lastname: 'Muster',
    invited_by: null,
    expires_at: '2026-12-01T10:00:00.000Z',
  },
  says: {
    entering: pasting,
    pending: [...pasting, 'busy Open the invitation'],
    done: ['Your account at Farbwerk'],
    failed: [...pasting, 'We couldn’t open the invitation just now. Please try again.'],
  },
  closed: {
    unknown: ['invitation_unknown', ...pasting, 'This invitation no longer counts: …'],
    accepted: ['invitation_accepted', ...pasting, 'This invitation has already been accepted. Please log in.'],
    expired: ['invitation_expired', ...pasting, 'This invitation has expired. …'],
  },
});

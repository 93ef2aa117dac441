import { fireEvent, screen } from '@testing-library/react';
import { describeLink } from '../../../tests/support/link-states.tsx';
import { DeclineInvitation } from './decline-invitation.tsx';
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
    signer: { name: 'Kim Brandt', position: 'Ausbildungsleitung' },
    occupations: [],
    valid_until: null,
  },
  says: {
    entering,
    pending: [...entering, 'busy Check the code'],
    done: ['Farbwerk recommends you', 'Kim Brandt', 'Ausbildungsleitung'],
    failed: [...entering, 'We couldn’t check the code just now. Please try again.'],
  },
  closed: {
    unknown: [
      'registration_code_unknown',
      ...entering,
      'We don’t know this code. Please compare it with the letter, character by character.',
    ],
    paused: ['registration_code_deactivated', ...entering, 'This code is resting at the moment. …'],
    early: ['registration_code_early', ...entering, 'This code isn’t valid yet. …'],
    ended: ['registration_code_ended', ...entering, 'The time of this code is over. …'],
    usedUp: ['registration_code_used_up', ...entering, 'This code has already been used. …'],
  },
});

const token = '0123456789abcdef0123456789abcdef';
const pasting = ['Register as a company'];
const offered = {
  is_mailed: true,
  organization: { name: 'Farbwerk' },
  email: 'kim@example.org',
  firstname: 'Kim',
  lastname: 'Muster',
  invited_by: null,
  expires_at: '2026-12-01T10:00:00.000Z',
};
const ended = (page: readonly string[]) =>
  ({
    unknown: ['invitation_unknown', ...page, 'This invitation no longer counts: …'],
    accepted: ['invitation_accepted', ...page, 'This invitation has already been accepted. Please log in.'],
    declined: ['invitation_declined', ...page, 'This invitation was declined. …'],
    expired: ['invitation_expired', ...page, 'This invitation has expired. …'],
  }) as const;
describeLink('invitation', {
  draw: () => <RegisterEmployeeScreen token={undefined} />,
  fill: () => type('https://example.org/register/employee#token=0123456789abcdef0123456789abcdef'),
  takesAnother: true,
  withoutChange: 'one is invited once; to another invitation another link leads',
  asks: 'POST /invitations/lookup {"token":"0123456789abcdef0123456789abcdef"}',
  answer: offered,
  says: {
    entering: pasting,
    pending: [...pasting, 'busy Open the invitation'],
    done: ['Your account at Farbwerk'],
    failed: [...pasting, 'We couldn’t open the invitation just now. Please try again.'],
  },
  closed: ended(pasting),
});

const declining = ['Decline the invitation?'];
describeLink('invitationDecline', {
  draw: () => <DeclineInvitation organization="Farbwerk" token={token} onBack={() => undefined} />,
  fill: () => undefined,
  asks: `POST /invitations/decline {"token":"${token}"}`,
  answer: {},
  says: {
    entering: declining,
    pending: [...declining, 'busy Decline the invitation'],
    done: ['You have declined the invitation'],
    failed: [...declining, 'We got no answer. Please try again.'],
  },
  closed: ended([]),
});

import { fireEvent, screen } from '@testing-library/react';
import { describeLink } from '../../../tests/support/link-states.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

const forgotten = ['Set a new password'];
describeLink('forgottenPassword', {
  draw: () => <ForgotPasswordScreen />,
  fill: () => type(/E-mail address/, 'kim@example.org'),
  takesAnother: true,
  asks: 'POST /auth/password/forgot {"email":"kim@example.org"}',
  answer: {},
  says: {
    entering: forgotten,
    pending: [...forgotten, 'busy Send the link'],
    done: ['Look into your inbox'],
    failed: forgotten,
  },
  closed: {},
});

const choosing = ['Choose a new password'];
describeLink('newPassword', {
  draw: () => <ResetPasswordScreen token="0123456789abcdef0123456789abcdef" />,
  fill: () => {
    type(/^New password/, 'Correct-Horse-9');
    type(/^Repeat the new password/, 'Correct-Horse-9');
  },
  asks: 'POST /auth/password/reset {"token":"0123456789abcdef0123456789abcdef","password":"Correct-Horse-9","password_confirmation":"Correct-Horse-9"}',
  answer: {},
  says: {
    entering: choosing,
    pending: [...choosing, 'busy Save the new password'],
    done: ['The new password is saved'],
    failed: choosing,
  },
  closed: {
    invalid: ['link_invalid', 'This link is not valid'],
    expired: ['link_expired', 'This link has expired'],
    used: ['link_used', 'This link has already been used'],
  },
});

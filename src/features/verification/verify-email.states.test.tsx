import { verificationModel } from '../../../machines/verification/verification.model.ts';
import { fireEvent, screen } from '@testing-library/react';
import { describeScreen } from '../../../tests/support/screen-states.tsx';
import { providedVerificationMachine } from './verification.actors.ts';
import { VerifyEmailPage } from './verify-email-screen.tsx';

const entering = ['It is valid for 10 minutes.'];
const expired = ['The code has expired. Please ask for a new one.'];
const tries = ['Those were too many tries with this code. Please ask for a new one.'];
const loading = ['Loading'];

describeScreen('the code that proves an address', {
  model: verificationModel,
  machine: providedVerificationMachine,
  draw: (actor) => <VerifyEmailPage actor={actor} onWrongAddress={() => undefined} />,
  without: { 'code.edited': 'it is the field itself' },
  fill: {
    'code.submit': () => fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } }),
  },
  says: {
    loading,
    failed: ['We couldn’t load this page completely.'],
    'open.code.choosing': null,
    'open.code.valid.entering': entering,
    'open.code.valid.wrong': ['This code is wrong. Please compare it with the newest e-mail.'],
    'open.code.valid.verifying': [...entering, 'busy Confirm'],
    'open.code.void.tries': tries,
    'open.code.void.expired': expired,
    'open.resend.choosing': null,
    'open.resend.waiting': ['You can ask for a new code in …'],
    'open.resend.available': ['Send a new code'],
    'open.resend.resending': ['Send a new code', 'busy Send a new code'],
    'open.resend.limitedToday': ['There are no more codes today. Please use the last one, or try again tomorrow.'],
    blockedToday: ['There were too many wrong codes today. Please try again tomorrow.'],
    verified: loading,
  },
  asks: {
    loading: ['GET /auth/email/verification'],
    'open.code.valid.verifying': ['POST /auth/email/verify {"code":"123456"}'],
    'open.resend.resending': ['POST /auth/email/resend'],
  },
});

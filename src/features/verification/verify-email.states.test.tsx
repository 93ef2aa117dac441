import { verificationModel } from '../../../machines/verification/verification.model.ts';
import { fireEvent, screen } from '@testing-library/react';
import { verificationSays } from '../../../tests/support/page-says.ts';
import { describeScreen } from '../../../tests/support/screen-states.tsx';
import { providedVerificationMachine } from './verification.actors.ts';
import { VerifyEmailPage } from './verify-email-screen.tsx';

describeScreen('the code that proves an address', {
  model: verificationModel,
  machine: providedVerificationMachine,
  draw: (actor) => <VerifyEmailPage actor={actor} onWrongAddress={() => undefined} />,
  without: { 'code.edited': 'it is the field itself' },
  fill: {
    'code.submit': () => fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } }),
  },
  says: verificationSays,
  asks: {
    loading: ['GET /auth/email/verification'],
    'open.code.valid.verifying': ['POST /auth/email/verify {"code":"123456"}'],
    'open.resend.resending': ['POST /auth/email/resend'],
  },
});

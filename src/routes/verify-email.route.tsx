import { useNavigate } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { useMe, useSessionActor } from '../api/session.ts';
import { forgetRegistration, rememberedRegistration } from '../features/registration/registration-memory.ts';
import { VerifyEmailScreen } from '../features/verification/verify-email-screen.tsx';

export function VerifyEmailRoute() {
  const session = useSessionActor();
  const navigate = useNavigate();
  const { type } = useMe().user;

  /** Logs out and opens the registration again; the code or the invitation is still unspent. */
  const startAgain = async () => {
    session.send({ type: 'logout.request' });
    await waitFor(session, (snapshot) => snapshot.matches('loggedOut'));
    const before = rememberedRegistration();
    if (type === 'employee')
      await navigate({
        to: '/register/employee',
        state: { ...(before?.token !== undefined && { token: before.token }) },
      });
    else await navigate({ to: '/register/applicant', search: { code: before?.code } });
  };

  return <VerifyEmailScreen onVerified={forgetRegistration} onWrongAddress={() => void startAgain()} />;
}

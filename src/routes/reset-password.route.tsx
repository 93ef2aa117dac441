import { ResetPasswordScreen } from '../features/authentication/reset-password-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

export function ResetPasswordRoute() {
  return <ResetPasswordScreen token={useFragmentToken()} />;
}

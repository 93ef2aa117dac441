import { ResetPasswordScreen } from '../features/authentication/reset-password-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

export function ResetPasswordRoute() {
  const token = useFragmentToken();
  return <ResetPasswordScreen key={token} token={token} />;
}

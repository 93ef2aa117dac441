import { RegisterEmployeeScreen } from '../features/registration/register-employee-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

export function RegisterEmployeeRoute() {
  const token = useFragmentToken();
  return <RegisterEmployeeScreen key={token} token={token} />;
}

import { RegisterEmployeeScreen } from '../features/registration/register-employee-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

export function RegisterEmployeeRoute() {
  return <RegisterEmployeeScreen token={useFragmentToken()} />;
}

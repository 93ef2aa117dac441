import { useNavigate, useSearch } from '@tanstack/react-router';
import { RegisterApplicantScreen } from '../features/registration/register-applicant-screen.tsx';

export function RegisterApplicantRoute() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const code = typeof search['code'] === 'string' && search['code'] !== '' ? search['code'] : undefined;
  return (
    <RegisterApplicantScreen
      code={code}
      onCode={(next) => void navigate({ to: '/register/applicant', search: { ...search, code: next }, replace: true })}
    />
  );
}

import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CreateCodeScreen } from '../features/registration-codes/create-code-screen.tsx';

const route = getRouteApi('/member/registration-codes/create');

export function RegistrationCodeCreateRoute() {
  const occupations = route.useLoaderData();
  const navigate = useNavigate();
  return (
    <CreateCodeScreen
      occupations={occupations}
      onCreated={(registration_code_id) =>
        navigate({ to: '/registration-codes/$registration_code_id/edit', params: { registration_code_id } })
      }
    />
  );
}

import { getRouteApi } from '@tanstack/react-router';
import { EditCodeScreen } from '../features/registration-codes/edit-code-screen.tsx';

const route = getRouteApi('/member/registration-codes/$registration_code_id/edit');

export function RegistrationCodeEditRoute() {
  return <EditCodeScreen {...route.useLoaderData()} />;
}

import { getRouteApi, useRouter } from '@tanstack/react-router';
import { SecurityScreen } from '../features/account/security-screen.tsx';

const security = getRouteApi('/own/account/security');

export function SecurityRoute() {
  const router = useRouter();
  return <SecurityScreen sessions={security.useLoaderData()} onChanged={() => router.invalidate()} />;
}

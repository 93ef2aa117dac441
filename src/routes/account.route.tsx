import { getRouteApi, useRouter } from '@tanstack/react-router';
import { AccountScreen } from '../features/account/account-screen.tsx';
import { DangerZoneScreen } from '../features/account/danger-zone-screen.tsx';
import { SecurityScreen } from '../features/account/security-screen.tsx';

const account = getRouteApi('/own/account');
const danger = getRouteApi('/own/account/danger-zone');
const security = getRouteApi('/own/account/security');

export function AccountRoute() {
  return <AccountScreen {...account.useLoaderData()} />;
}

export function SecurityRoute() {
  const router = useRouter();
  return <SecurityScreen {...security.useLoaderData()} onChanged={() => router.invalidate()} />;
}

export function DangerZoneRoute() {
  return <DangerZoneScreen proofMonths={danger.useLoaderData()} />;
}

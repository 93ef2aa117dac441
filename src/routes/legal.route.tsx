import { getRouteApi } from '@tanstack/react-router';
import { PrivacyScreen } from '../features/legal/privacy-screen.tsx';

const privacy = getRouteApi('/public/privacy');

export function PrivacyRoute() {
  return <PrivacyScreen privacy={privacy.useLoaderData()} />;
}

import { getRouteApi, useRouter } from '@tanstack/react-router';
import { TermsScreen } from '../features/terms/terms-screen.tsx';

const route = getRouteApi('/stage/tos/accept');

export function TermsRoute() {
  const { data } = route.useLoaderData();
  const router = useRouter();
  return <TermsScreen terms={data} onNewerText={() => void router.invalidate()} />;
}

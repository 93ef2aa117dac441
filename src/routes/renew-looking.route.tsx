import { getRouteApi } from '@tanstack/react-router';
import { RenewLookingScreen } from '../features/applicants/looking/renew-looking-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

const route = getRouteApi('/public/applicants/$applicant_id/renew-looking');

export function RenewLookingRoute() {
  const token = useFragmentToken();
  return <RenewLookingScreen key={token} id={route.useParams().applicant_id} token={token} />;
}

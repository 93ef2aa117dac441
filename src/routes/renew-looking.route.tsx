import { getRouteApi } from '@tanstack/react-router';
import { RenewLookingScreen } from '../features/looking/renew-looking-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

const route = getRouteApi('/public/applicants/$applicant_id/renew-looking');

export function RenewLookingRoute() {
  return <RenewLookingScreen id={route.useParams().applicant_id} token={useFragmentToken()} />;
}

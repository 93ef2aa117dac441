import { getRouteApi, useRouter } from '@tanstack/react-router';
import { PingsScreen } from '../features/pings/pings-screen.tsx';

const route = getRouteApi('/member/pings');

export function PingsRoute() {
  const loaded = route.useLoaderData();
  const query = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  return (
    <PingsScreen
      {...loaded}
      query={query}
      onQuery={(search) => void navigate({ search, replace: true, resetScroll: search.page !== query.page })}
      onChanged={() => router.invalidate()}
    />
  );
}

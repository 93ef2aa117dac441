import { getRouteApi } from '@tanstack/react-router';
import { CodesScreen } from '../features/registration-codes/codes-screen.tsx';

const route = getRouteApi('/member/registration-codes');

export function RegistrationCodesRoute() {
  const { data, meta } = route.useLoaderData();
  const query = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <CodesScreen
      codes={data}
      meta={meta}
      query={query}
      onQuery={(next) => void navigate({ search: next, replace: true })}
    />
  );
}

import { getRouteApi, useLocation, useMatch, useRouter } from '@tanstack/react-router';
import { createElement } from 'react';
import { notFoundMessage } from '../../machines/session/session.access.ts';
import { ErrorScreen } from '../features/errors/error-screen.tsx';
import { PageError } from '../features/errors/page-error.ts';
import { portraitSheet } from '../features/near-by/near-by-later.ts';
import { NearByScreen as Companies } from '../features/near-by/near-by-screen.tsx';
import { useComing } from '../kit/use-coming.ts';
import { useOpening } from '../kit/use-opening.ts';
import { useLater } from '../ui/dialog/layer.ts';

export { NearByPending } from '../features/near-by/near-by-screen.tsx';

const route = getRouteApi('/member/near-by');

/** The list, and above it the portrait that the address names; where it names none that is there, that is said instead. */
export function NearByScreen() {
  const { page, interests } = route.useLoaderData();
  const shown = route.useSearch();
  const search = useComing() ?? shown;
  const navigate = route.useNavigate();
  const router = useRouter();
  const opened = useMatch({ from: '/member/near-by/$organization_id', shouldThrow: false });
  const opening = useOpening();
  const isShowing = useLocation({ select: ({ state }) => state.isShowing });
  const portrait = opened?.loaderData;
  const failure = opened?.error ?? (portrait === null ? new PageError(404, notFoundMessage) : undefined);
  const onClose = () => {
    if (isShowing) router.history.back();
    else void navigate({ to: '/near-by', search, replace: true, resetScroll: false });
  };
  const Sheet = useLater(portraitSheet, Boolean(portrait), onClose);
  if (failure !== undefined) return <ErrorScreen error={failure} />;
  return (
    <>
      <Companies
        page={page}
        interests={interests}
        search={search}
        onSearch={(next) => void navigate({ to: '/near-by', search: next, resetScroll: next.page !== search.page })}
        onOpen={(organization_id) =>
          void navigate({
            to: '/near-by/$organization_id',
            params: { organization_id },
            search,
            resetScroll: false,
            ...opening,
          })
        }
        opening={opening}
      />
      {portrait && Sheet ? createElement(Sheet, { portrait, interests, onClose }) : null}
    </>
  );
}

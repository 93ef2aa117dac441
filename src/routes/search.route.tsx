import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useMe } from '../api/session.ts';
import { ComposerDrawer } from '../features/pings/composer-drawer.tsx';
import { rememberedAbout } from '../features/pings/composition.ts';
import { contactedResult } from '../features/pings/contacted-result.ts';
import { latestStatus } from '../features/pings/ping-status.tsx';
import { type Chosen, useContact } from '../features/pings/use-contact.ts';
import { useUnavailable } from '../features/pings/use-unavailable.tsx';
import { matchContextOf } from '../features/search/search-query.ts';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { useQuerySteps } from '../features/search/use-query-steps.ts';

const route = getRouteApi('/member/search');

/** The search, with the composer of messages that belongs to the pings. */
export function SearchRoute() {
  const { graduationTypes, outgoing } = route.useLoaderData();
  const { contact: opened, ...query } = route.useSearch();
  const navigate = route.useNavigate();
  const unavailableOf = useUnavailable();
  const router = useRouter();
  const { user } = useMe();
  const [chosen, setChosen] = useState<Chosen>({ about: opened ? rememberedAbout(user.id, opened) : '' });
  const contact = useContact({
    target: opened === undefined ? undefined : { handle: opened, search: matchContextOf(query) },
    ...chosen,
    outgoing,
    onClose: () => {
      if (router.history.location.state.isComposing) router.history.back();
      else void navigate({ search: query, replace: true, resetScroll: false });
    },
    onEnd: () => void router.invalidate(),
  });
  const step = useQuerySteps(
    (search, how) =>
      void navigate({ search: { ...search, contact: opened }, ...how, ...(how.replace && { state: true }) }),
  );

  return (
    <>
      <SearchScreen
        query={query}
        graduationTypes={graduationTypes}
        onQuery={step}
        current={(result) => contactedResult(result, contact.contacted.get(result.handle))}
        statusOf={latestStatus}
        unavailableOf={unavailableOf}
        undoOf={({ handle }) => contact.undoOf(handle)}
        onContact={(result, template) => {
          setChosen({ about: `${result.name}, ${result.occupation.name}`, template });
          const search = { ...query, contact: result.handle };
          void navigate({ search, state: { isComposing: true }, resetScroll: false });
        }}
      />
      {contact.composer ? <ComposerDrawer actor={contact.composer} about={chosen.about} /> : null}
    </>
  );
}

import { getRouteApi, useRouter } from '@tanstack/react-router';
import { createElement, useState } from 'react';
import { useMe } from '../api/session.ts';
import type { Chosen } from '../features/pings/composing.tsx';
import { rememberedAbout } from '../features/pings/composition.ts';
import { contactedResult } from '../features/pings/contacted-result.ts';
import { latestStatus } from '../features/pings/ping-status.tsx';
import { useComposing } from '../features/pings/composing-later.ts';
import { useContact } from '../features/pings/use-contact.ts';
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
  const onEnd = () => void router.invalidate();
  const { contacted, undoOf, mark, offerUndo } = useContact({ outgoing, onEnd });
  const onClose = () => {
    if (router.history.location.state.isComposing) router.history.back();
    else void navigate({ search: query, replace: true, resetScroll: false });
  };
  const Composing = useComposing(opened !== undefined, onClose);
  const target = opened === undefined ? undefined : { handles: opened.split(','), search: matchContextOf(query) };
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
        current={(result) => contactedResult(result, contacted.get(result.handle))}
        statusOf={latestStatus}
        unavailableOf={unavailableOf}
        undoOf={({ handle }) => undoOf(handle)}
        onContact={(result, template) => {
          setChosen({ about: `${result.name}, ${result.occupation.name}`, template });
          const search = { ...query, contact: result.handle };
          void navigate({ search, state: { isComposing: true }, resetScroll: false });
        }}
      />
      {Composing ? createElement(Composing, { ...chosen, target, mark, offerUndo, onClose, onEnd }) : null}
    </>
  );
}

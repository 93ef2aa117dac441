import { getRouteApi, useRouter } from '@tanstack/react-router';
import { createElement, useState } from 'react';
import { useMe } from '../api/session.ts';
import type { Chosen } from '../features/pings/composing.tsx';
import { rememberedAddressed } from '../features/pings/composition.ts';
import { contactedResult } from '../features/pings/contacted-result.ts';
import { latestStatus } from '../features/pings/ping-status.tsx';
import { historyOf } from '../features/pings/person-history-later.tsx';
import { useComposing } from '../features/pings/composing-later.ts';
import { useContact } from '../features/pings/use-contact.ts';
import { useUnavailable } from '../features/pings/use-unavailable.tsx';
import { matchContextOf } from '../features/search/search-asked.ts';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { useAddressSteps } from '../features/search/use-address-steps.ts';
import { useQuerySteps } from '../features/search/use-query-steps.ts';

const route = getRouteApi('/member/search');

/** The search, with the composer of messages that belongs to the pings. */
export function SearchRoute() {
  const [{ outgoing, ...offered }, query] = [route.useLoaderData(), route.useSearch()];
  const navigate = route.useNavigate();
  const router = useRouter();
  const { user, employee } = useMe();
  const opened = query.contact;
  const [chosen, setChosen] = useState<Chosen>(opened ? rememberedAddressed(user.id, opened) : { about: '' });
  const onEnd = () => void router.invalidate();
  const { contacted, undoOf, mark, offerUndo } = useContact({ unsent: outgoing, by: employee?.id, onEnd });
  const [sent, setSent] = useState<string>();
  const steps = useAddressSteps(query, (search, how) => void navigate({ search, ...how }));
  const Composing = useComposing(opened !== undefined, steps.stopWriting);
  const target = opened === undefined ? undefined : { handles: opened.split(','), search: matchContextOf(query) };
  const onQuery = useQuerySteps(
    (search, how) =>
      void navigate({ search: { ...search, contact: opened }, ...how, ...(how.replace && { state: true }) }),
  );
  const onSent = (handle: string) => steps.hasWritten() && setSent(handle);
  const writing = { ...chosen, target, mark, offerUndo, onSent, onClose: steps.stopWriting, onEnd };
  return (
    <SearchScreen
      {...offered}
      query={query}
      onQuery={onQuery}
      current={(result) => contactedResult(result, contacted.get(result.handle))}
      statusOf={latestStatus}
      historyOf={historyOf}
      unavailableOf={useUnavailable()}
      undoOf={({ handle }) => undoOf(handle)}
      onContact={(result, template) => {
        setChosen({ about: `${result.name}, ${result.occupation.name}`, wish: result.occupation.id, template });
        steps.write(result.handle);
      }}
      onContactMany={(handles) => (setChosen({ about: '' }), steps.write(handles.join()))}
      onTurn={steps.turn}
      onShow={steps.show}
      sent={sent}
      renderComposer={(isNamed) => Composing && createElement(Composing, { ...writing, isNamed })}
    />
  );
}

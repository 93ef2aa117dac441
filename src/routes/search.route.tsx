import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { SearchResult } from '../../contract/search/search.schema.ts';
import { useMe } from '../api/session.ts';
import { ComposerDrawer } from '../features/pings/composer-drawer.tsx';
import { rememberedAbout } from '../features/pings/composition.ts';
import { contactedResult } from '../features/pings/contacted-result.ts';
import { PingStatusBadge } from '../features/pings/ping-status.tsx';
import { unavailableSentence } from '../features/pings/ping-words.ts';
import { useContact } from '../features/pings/use-contact.ts';
import { type AddressQuery, matchContextOf } from '../features/search/search-query.ts';
import { type QueryOptions, SearchScreen } from '../features/search/search-screen.tsx';
import { RouterLink } from '../ui/link/router-link.tsx';

const route = getRouteApi('/member/search');

const statusOf = ({ ping_status }: SearchResult) =>
  ping_status === null ? null : <PingStatusBadge status={ping_status} isExplained />;

const contactDetails = (
  <RouterLink to="/pings" search={{ status: 'accepted' }}>
    <Trans>See the contact details</Trans>
  </RouterLink>
);

/** The search, with the composer of messages that belongs to the pings. */
export function SearchRoute() {
  const { occupations, graduationTypes } = route.useLoaderData();
  const { contact: opened, ...query } = route.useSearch();
  const navigate = route.useNavigate();
  const { i18n } = useLingui();
  const router = useRouter();
  const { user } = useMe();
  const [about, setAbout] = useState(() => (opened === undefined ? '' : rememberedAbout(user.id, opened)));
  const contact = useContact({
    target: opened === undefined ? undefined : { applicant_id: opened, search: matchContextOf(query) },
    about,
    onClose: () => void navigate({ search: query, replace: true, resetScroll: false }),
    onEnd: () => void router.invalidate(),
  });
  const wasTyping = useRef(false);
  /** Back undoes the last filter: one step for each, and one for a word however many letters it has. */
  const go = (search: AddressQuery, { toTop = false, how }: QueryOptions = {}) => {
    const replace = how === 'corrected' || (how === 'typing' && wasTyping.current);
    wasTyping.current = how === 'typing';
    void navigate({ search: { ...search, contact: opened }, replace, resetScroll: toTop });
  };

  return (
    <>
      <SearchScreen
        query={query}
        occupations={occupations}
        graduationTypes={graduationTypes}
        onQuery={go}
        current={(result) => contactedResult(result, contact.contacted.get(result.id))}
        statusOf={statusOf}
        unavailableOf={({ availability, unavailable_reason, ping_status }) => {
          if (availability === 'available') return undefined;
          return ping_status === 'accepted' ? contactDetails : unavailableSentence(i18n, unavailable_reason);
        }}
        onContact={(result) => {
          setAbout([result.occupation.name, result.city].join(', '));
          void navigate({ search: { ...query, contact: result.id }, replace: true, resetScroll: false });
        }}
      />
      {contact.composer ? <ComposerDrawer actor={contact.composer} about={about} /> : null}
    </>
  );
}

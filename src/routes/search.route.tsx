import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { SearchResult } from '../../contract/search/search.schema.ts';
import { ComposerDrawer } from '../features/pings/composer-drawer.tsx';
import { contactedResult } from '../features/pings/contacted-result.ts';
import { PingStatusBadge } from '../features/pings/ping-status.tsx';
import { unavailableSentence } from '../features/pings/ping-words.ts';
import { useContact } from '../features/pings/use-contact.ts';
import { matchContextOf } from '../features/search/search-query.ts';
import { SearchScreen } from '../features/search/search-screen.tsx';
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
  const query = route.useSearch();
  const navigate = route.useNavigate();
  const { i18n } = useLingui();
  const router = useRouter();
  const contact = useContact(() => void router.invalidate());
  const [about, setAbout] = useState('');

  return (
    <>
      <SearchScreen
        query={query}
        occupations={occupations}
        graduationTypes={graduationTypes}
        onQuery={(search, options) =>
          void navigate({ search, replace: !options?.toTop, resetScroll: options?.toTop ?? false })
        }
        current={(result) => contactedResult(result, contact.contacted.get(result.id))}
        statusOf={statusOf}
        unavailableOf={({ availability, unavailable_reason, ping_status }) => {
          if (availability === 'available') return undefined;
          return ping_status === 'accepted' ? contactDetails : unavailableSentence(i18n, unavailable_reason);
        }}
        onContact={(result) => {
          setAbout(result.occupation.name);
          contact.open({ applicant_id: result.id, search: matchContextOf(query) });
        }}
      />
      {contact.composer ? <ComposerDrawer actor={contact.composer} about={about} /> : null}
    </>
  );
}

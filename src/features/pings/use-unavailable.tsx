import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { unavailableSentence } from './ping-words.ts';

/** Why an applicant can't be contacted now; undefined for whoever can. */
export function useUnavailable(): (result: SearchResult) => ReactNode {
  const { i18n } = useLingui();
  return ({ availability, unavailable_reason, ping_status }) => {
    if (availability === 'available') return undefined;
    if (ping_status !== 'accepted') return unavailableSentence(i18n, unavailable_reason);
    return (
      <RouterLink to="/pings" search={{ status: 'accepted' }}>
        <Trans>See the contact details</Trans>
      </RouterLink>
    );
  };
}

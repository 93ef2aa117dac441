import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { unavailableSentence } from './ping-words.ts';

/** Why an applicant can't be contacted now; undefined for whoever can. */
export function useUnavailable(): (result: SearchResult) => ReactNode {
  const { i18n } = useLingui();
  return ({ availability, unavailable_reason, ping_status }) => {
    if (availability === 'available') return undefined;
    if (ping_status !== 'accepted') return unavailableSentence(i18n, unavailable_reason);
    return (
      <RouterButtonLink to="/pings" search={{ status: 'accepted' }} variant="quiet" size="compact" hang="start">
        <Trans>See the contact details</Trans>
      </RouterButtonLink>
    );
  };
}

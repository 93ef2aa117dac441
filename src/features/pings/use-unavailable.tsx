import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { latestSentence, unavailableSentence } from './ping-words.ts';

/** Why an applicant can't be contacted now, with the way to the message there is; undefined for whoever can. */
export function useUnavailable(): (result: SearchResult) => ReactNode {
  const { i18n } = useLingui();
  return ({ availability, unavailable_reason: reason, latest_ping: latest }) => {
    if (availability === 'available') return undefined;
    const isReleased = latest?.status === 'accepted';
    // that the answer is open says the badge beside it
    const why =
      reason === 'ping_open' && latest ? latestSentence(i18n, latest) : unavailableSentence(i18n, reason, latest);
    return (
      <>
        {isReleased ? null : <p>{why}</p>}
        {latest ? (
          <RouterButtonLink to="/pings" search={{ ping: latest.id }} variant="quiet" size="compact" hang="start">
            {isReleased ? <Trans>See the contact details</Trans> : <Trans>See the message</Trans>}
          </RouterButtonLink>
        ) : null}
      </>
    );
  };
}

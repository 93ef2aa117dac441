import { Trans } from '@lingui/react/macro';
import { useMe } from '../../api/session.ts';
import { RouterLink } from '../../ui/link/router-link.tsx';

type OfWhom = { readonly person_id: string } | { readonly organization_id: string };

/** From the page of a person or a company to what was done there; who visits by a handover doesn't read the log. */
export function LogLink(whom: OfWhom) {
  return useMe().handover ? null : (
    <div>
      <RouterLink variant="alone" to="/audits" search={whom}>
        <Trans>What was done here</Trans>
      </RouterLink>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { useGiven } from '../../kit/given.ts';
import { useMayInvite } from '../../kit/use-organization.ts';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';

/** To where the company's people are invited, for whoever may. */
export function useInviteLink() {
  const isStaff = useGiven() !== undefined;
  return useMayInvite() ? (
    <RouterButtonLink to="/organization/invitations" variant="secondary">
      {isStaff ? <Trans>Invite somebody</Trans> : <Trans>Invite a colleague</Trans>}
    </RouterButtonLink>
  ) : undefined;
}

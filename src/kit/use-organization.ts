import { useMatches } from '@tanstack/react-router';
import { isClosed } from '../../contract/organizations/closed.ts';
import type { Organization } from '../../contract/organizations/organizations.schema.ts';
import { useGiven } from './given.ts';
import { useCan } from './use-can.ts';

/** The organization that the tabs of its pages are about, own or given: the route above has loaded it. */
export function useOrganization(): Organization {
  const data = useMatches({
    select: (matches) =>
      matches
        .map(({ loaderData }): unknown => loaderData)
        .findLast((one) => typeof one === 'object' && one !== null && 'organization' in one),
  }) as { readonly organization: Organization } | undefined;
  if (!data) throw new Error('These pages lie below one that has loaded the organization.');
  return data.organization;
}

/**
 * Staff may invite to every organization, its own people where the association lets them: what the page has read is newer
 * than what is known of the reader since they came.
 */
export function useMayInvite(): boolean {
  const can = useCan('create:Invitation');
  const isStaff = useGiven() !== undefined;
  const organization = useOrganization();
  return can && !isClosed(organization.status) && (organization.may_invite || isStaff);
}

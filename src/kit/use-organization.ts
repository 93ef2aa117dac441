import { useMatches } from '@tanstack/react-router';
import type { Organization } from '../../contract/organizations/organizations.schema.ts';
import { useGiven } from './given.ts';

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

/** Staff may invite to every organization, its own people where the association lets them. */
export function useMayInvite(): boolean {
  const isStaff = useGiven() !== undefined;
  return useOrganization().may_invite || isStaff;
}

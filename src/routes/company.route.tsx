import { getRouteApi, Outlet, useMatches } from '@tanstack/react-router';
import { notFoundMessage } from '../../machines/session/session.access.ts';
import { PageError } from '../features/errors/page-error.ts';
import { DeskFrame } from '../features/organizations/desk/desk-frame.tsx';

const route = getRouteApi('/member/organizations/$organization_id');

/** Whether a page's data hold a record of another company; what is the tenant's is every company's. */
const holdsOthers = (data: unknown, company: string): boolean =>
  Object.values(data ?? {}).some((part: { readonly organization_id?: string | null }) => {
    const owner = part?.organization_id;
    return owner && owner !== company;
  });

/** A company, around its pages. A record by an address that names another company isn't shown under its name. */
export function OrganizationRoute() {
  const { organization } = route.useLoaderData();
  const isMixedUp = useMatches({ select: (matches) => holdsOthers(matches.at(-1)?.loaderData, organization.id) });
  if (isMixedUp) throw new PageError(404, notFoundMessage);
  return (
    <DeskFrame organization={organization}>
      <Outlet />
    </DeskFrame>
  );
}

import { getRouteApi, Outlet } from '@tanstack/react-router';
import { DetailsScreen } from '../features/organizations/details-screen.tsx';
import { EmployeesScreen } from '../features/organizations/employees-screen.tsx';
import { InvitationsScreen } from '../features/organizations/invitations-screen.tsx';
import { OrganizationFrame } from '../features/organizations/organization-frame.tsx';

const organization = getRouteApi('/member/organization');
const employees = getRouteApi('/member/organization/employees');
const invitations = getRouteApi('/member/organization/invitations');

export function OrganizationRoute() {
  return (
    <OrganizationFrame organization={organization.useLoaderData().organization}>
      <Outlet />
    </OrganizationFrame>
  );
}

export function DetailsRoute() {
  return <DetailsScreen {...organization.useLoaderData()} />;
}

export function EmployeesRoute() {
  const { may_invite } = organization.useLoaderData().organization;
  const navigate = employees.useNavigate();
  return (
    <EmployeesScreen
      employees={employees.useLoaderData()}
      mayInvite={may_invite}
      onPage={(page) => void navigate({ search: { page: String(page) } })}
    />
  );
}

export function InvitationsRoute() {
  const { may_invite, name } = organization.useLoaderData().organization;
  const navigate = invitations.useNavigate();
  return (
    <InvitationsScreen
      invitations={invitations.useLoaderData()}
      organizationName={name}
      mayInvite={may_invite}
      onPage={(page) => void navigate({ search: { page: String(page) } })}
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import { type List, ListPage, ListPending } from '../../kit/list-page.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { useEmployeeColumns } from './employee-columns.tsx';

const organization = getRouteApi('/member/organization');
const route = getRouteApi('/member/organization/employees');

export function EmployeesScreen() {
  return <ListPage {...useEmployees()} page={route.useLoaderData()} />;
}

export function EmployeesPending() {
  return <ListPending {...useEmployees()} />;
}

/** Everybody who works with the company's account here. */
function useEmployees(): List<Employee> {
  const { t } = useLingui();
  const mayInvite = organization.useLoaderData().organization.may_invite;
  return {
    title: t`Who works here with you`,
    lead: t`All of you see the same codes, messages and answers.`,
    isTab: true,
    action: mayInvite ? (
      <RouterButtonLink to="/organization/invitations" variant="secondary">
        <Trans>Invite a colleague</Trans>
      </RouterButtonLink>
    ) : undefined,
    caption: t`Employees`,
    pages: t`Pages of employees`,
    columns: useEmployeeColumns(),
  };
}

import { msg } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import { employees } from '../../../../contract/employees/employees.endpoints.ts';
import type { Employee } from '../../../../contract/employees/employees.schema.ts';
import { useMe } from '../../../api/session.ts';
import * as column from '../../../kit/columns.tsx';
import { ListPage, ListPending } from '../../../kit/list-page.tsx';
import { NameSearch } from '../../../kit/name-search.tsx';
import { recordList, useRecordList } from '../../../kit/record-list.tsx';
import { TwoLines } from '../../../ui/data-table/cells.tsx';
import { InvitationsIllustration } from '../../../ui/illustrations/invitations.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { Contact } from '../employee-cells.tsx';
import { EmployeeStanding } from '../employee-standing.tsx';
import { statusWords, verificationWords } from '../employee-words.ts';

const route = getRouteApi('/member/employees');

interface Offers {
  /** Administrators open somebody's page. */
  readonly isAdministrator: boolean;
}
type Cell = column.CellProps<Employee, Offers>;

/** Everybody who works for a company, for the tenant's staff. */
const list = recordList<typeof employees, Offers>(employees, {
  title: msg`Employees`,
  lead: msg`Everybody who works for one of your companies, or has just registered for one.`,
  pages: msg`Pages of employees`,
  columns: [
    column.lead('lastname', msg`Name`, Name),
    column.own('organization', msg`Company`, Company),
    column.own('contact', msg`Contact`, ({ row }: Cell) => <Contact of={row} />),
    column.own('status', msg`Last here`, ({ row }: Cell) => <EmployeeStanding employee={row} isForStaff />),
    column.moment('created_at', msg`Here since`),
  ],
  filters: {
    status: [msg`Access`, statusWords],
    verified: [msg`E-mail address`, { yes: verificationWords.verified, no: verificationWords.unverified }],
    onboarded: [msg`Profile`, { yes: msg`Complete`, no: msg`Not complete` }],
    here: [msg`Last here`, { days_30: msg`In the last 30 days` }],
  },
  none: msg`Nobody fits these filters`,
  first: {
    illustration: <InvitationsIllustration />,
    title: msg`The people of your companies will be here`,
    words: msg`Somebody stands here as soon as they have registered with an invitation.`,
  },
});

function Name({ row: { id, firstname, lastname, meta }, offers, i18n }: Cell) {
  const name = `${firstname} ${lastname}`;
  return (
    <TwoLines below={meta.position ?? i18n._(msg`no position given`)}>
      {offers.isAdministrator ? (
        <RouterLink variant="alone" to="/employees/$employee_id" params={{ employee_id: id }}>
          {name}
        </RouterLink>
      ) : (
        name
      )}
    </TwoLines>
  );
}

function Company({ row: { organization } }: Cell) {
  if (organization === null) return '–';
  return (
    <RouterLink
      variant="alone"
      to="/organizations/$organization_id/employees"
      params={{ organization_id: organization.id }}
    >
      {organization.name}
    </RouterLink>
  );
}

function useList() {
  const isAdministrator = useMe().user.type === 'administrator';
  return { ...useRecordList(list, { isAdministrator }), search: <NameSearch /> };
}

export const AllEmployeesScreen = () => <ListPage {...useList()} page={route.useLoaderData()} />;

export const AllEmployeesPending = () => <ListPending {...useList()} />;

import { msg } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import { employees } from '../../../../contract/employees/employees.endpoints.ts';
import { useMe } from '../../../api/session.ts';
import * as column from '../../../kit/columns.tsx';
import { useDaysFilter } from '../../../kit/desk/days-filter.ts';
import { NameSearch } from '../../../kit/name-search.tsx';
import { recordList, RecordListPage, RecordListPending } from '../../../kit/record-list.tsx';
import { InvitationsIllustration } from '../../../ui/illustrations/invitations.tsx';
import { Contact } from '../employee-cells.tsx';
import { EmployeeStanding } from '../employee-standing.tsx';
import { statusWords, verificationWords } from '../employee-words.ts';
import { useCompanyFilter } from './use-company-filter.tsx';
import { Company, Name, type ReadBy } from './all-employees-cells.tsx';

const route = getRouteApi('/member/employees');

/** Everybody who works for a company, for the tenant's staff. */
const list = recordList<typeof employees, ReadBy>(employees, {
  title: msg`Employees`,
  lead: msg`Everybody who works for one of your companies, or has just registered for one.`,
  pages: msg`Pages of employees`,
  search: <NameSearch />,
  columns: [
    column.lead('lastname', msg`Name`, Name),
    column.own('organization', msg`Company`, Company),
    column.own('contact', msg`Contact`, ({ row }) => <Contact of={row} />),
    column.own('status', msg`Last here`, ({ row }) => <EmployeeStanding employee={row} isForStaff />),
    column.moment('created_at', msg`Here since`),
  ],
  filters: {
    status: [msg`Access`, statusWords],
    verified: [msg`E-mail address`, { yes: verificationWords.verified, no: verificationWords.unverified }],
    onboarded: [msg`First steps`, { yes: msg`All done`, no: msg`Not done yet` }],
    here: [msg`Last here`, { days_30: msg`In the last 30 days` }],
  },
  none: msg`Nobody fits these filters`,
  first: {
    illustration: <InvitationsIllustration />,
    title: msg`The people of your companies will be here`,
    words: msg`Somebody stands here as soon as they have registered with an invitation.`,
  },
});

export function AllEmployeesScreen() {
  const isAdministrator = useMe().user.type === 'administrator';
  const { page, company } = route.useLoaderData();
  const more = [useCompanyFilter(company), ...useDaysFilter()];
  return <RecordListPage of={list} offers={{ isAdministrator }} more={more} page={page} />;
}

export const AllEmployeesPending = () => <RecordListPending of={list} more={[useCompanyFilter()]} />;

import { msg } from '@lingui/core/macro';
import { employees } from '../../../contract/employees/employees.endpoints.ts';
import { useMe } from '../../api/session.ts';
import * as column from '../../kit/columns.tsx';
import { pageApi, useGiven } from '../../kit/given.ts';
import { recordList, RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import { Whole } from '../../ui/data-table/cells.tsx';
import { Contact, Name } from './employee-cells.tsx';
import { Events } from './employee-events-later.ts';
import { EmployeeStanding } from './employee-standing.tsx';
import { statusWords } from './employee-words.ts';
import { useInviteLink } from './invite-link.tsx';

const route = pageApi('/member/organization/employees');

/** Everybody who works with the company's account here; `own`: the reader's id. */
const list = recordList<typeof employees, { readonly own: string | undefined; readonly isForStaff: boolean }>(
  employees,
  {
    title: msg`Who works here with you`,
    lead: msg`All of you see the same codes, messages and answers.`,
    given: { title: msg`Who works there`, lead: msg`All of them see the same codes, messages and answers.` },
    isTab: true,
    pages: msg`Pages of employees`,
    columns: [
      column.lead('lastname', msg`Name`, ({ row, offers }) => <Name of={row} isOwn={row.id === offers.own} />),
      column.own('contact', msg`Contact`, ({ row }) => <Contact of={row} />),
      column.own('status', msg`Last here`, ({ row, offers }) => (
        <EmployeeStanding employee={row} isForStaff={offers.isForStaff} />
      )),
      column.twoLines(
        'created_at',
        msg`Joined`,
        ({ row: { created_at }, i18n }) => <Whole>{i18n.date(created_at, { dateStyle: 'medium' })}</Whole>,
        ({ row: { invited_by: name }, i18n }) => (name === null ? '' : i18n._(msg`invited by ${name}`)),
      ),
      column.actions('events', msg`What you can do`, ({ row, offers }) =>
        offers.isForStaff ? null : <Events row={row} />,
      ),
    ],
    filters: { status: [msg`Access`, statusWords] },
    none: msg`Nobody with this access`,
  },
);

export function EmployeesScreen() {
  const offers = { own: useMe().employee?.id, isForStaff: useGiven() !== undefined };
  return <RecordListPage of={list} offers={offers} action={useInviteLink()} page={route.useLoaderData()} />;
}

export const EmployeesPending = () => <RecordListPending of={list} action={useInviteLink()} />;

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { employees } from '../../../contract/employees/employees.endpoints.ts';
import { useMe } from '../../api/session.ts';
import * as column from '../../kit/columns.tsx';
import { ListPage, ListPending } from '../../kit/list-page.tsx';
import { recordList, useRecordList } from '../../kit/record-list.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { verificationWords } from './employee-words.ts';
import * as css from './employees.css.ts';

const organization = getRouteApi('/member/organization');
const route = getRouteApi('/member/organization/employees');
const notGiven = msg`not given`;

/** Everybody who works with the company's account here; `own`: the reader's id. */
const list = recordList<typeof employees, { readonly own: string | undefined }>(employees, {
  title: msg`Who works here with you`,
  lead: msg`All of you see the same codes, messages and answers.`,
  isTab: true,
  pages: msg`Pages of employees`,
  columns: [
    column.lead('lastname', msg`Name`, ({ row: { id, firstname, lastname }, offers, i18n }) => (
      <span className={css.name}>
        {firstname} {lastname}
        {id === offers.own ? <Badge tone="neutral" shape="dot" label={i18n._(msg`You`)} /> : null}
      </span>
    )),
    column.own('position', msg`Position`, ({ row: { meta }, i18n }) => meta.position ?? i18n._(notGiven)),
    column.email(msg`E-mail address`),
    column.phonenumber(msg`Phone number`, notGiven, ({ meta }) => meta.phonenumber),
    column.own('verified', msg`Status`, ({ row: { verified }, i18n }) => {
      const status = verified ? 'verified' : 'unverified';
      const { label, sentence } = verificationWords[status];
      return <StatusBadge status={status} label={i18n._(label)} sentence={i18n._(sentence)} />;
    }),
  ],
});

export function EmployeesScreen() {
  return <ListPage {...useEmployees()} page={route.useLoaderData()} />;
}

export function EmployeesPending() {
  return <ListPending {...useEmployees()} />;
}

function useEmployees() {
  const mayInvite = organization.useLoaderData().organization.may_invite;
  const action = mayInvite ? (
    <RouterButtonLink to="/organization/invitations" variant="secondary">
      <Trans>Invite a colleague</Trans>
    </RouterButtonLink>
  ) : undefined;
  return { ...useRecordList(list, { own: useMe().employee?.id }), action };
}

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { organizations } from '../../../../contract/organizations/desk.endpoints.ts';
import * as column from '../../../kit/columns.tsx';
import { ListPage, ListPending } from '../../../kit/list-page.tsx';
import { NameSearch } from '../../../kit/name-search.tsx';
import { recordList, useRecordList } from '../../../kit/record-list.tsx';
import { InvitationsIllustration } from '../../../ui/illustrations/invitations.tsx';
import { organizationPage, statusWords, usageWords } from './desk-words.ts';
import { LastHere } from './last-here.tsx';
import { Employees, Has } from './organization-cells.tsx';

const route = getRouteApi('/member/organizations');

/** The tenant's companies, for its staff. */
const list = recordList(organizations, {
  title: msg`Organizations`,
  lead: msg`All companies that take part, did, or were invited to.`,
  create: { to: '/organizations/create', button: msg`New company` },
  pages: msg`Pages of organizations`,
  columns: [
    column.named(msg`Company`, organizationPage, ({ row: { city } }) => city ?? <Trans>No address yet</Trans>),
    column.own('usage_type', msg`Here for`, ({ row: { usage_type }, i18n }) =>
      i18n._(usageWords[usage_type ?? 'unsaid']),
    ),
    column.own('employees', msg`Employees`, Employees),
    column.own('has', msg`Has`, Has),
    column.own('last_active', msg`Last here`, LastHere),
    column.status(msg`Status`, statusWords),
  ],
  filters: {
    status: [msg`Status`, statusWords],
    usage_type: [msg`Here for`, usageWords],
    stalled: [msg`Activity`, { yes: msg`Nobody here for 14 days`, no: msg`Somebody was here` }],
    profile: [msg`Profile`, { yes: msg`Published`, no: msg`None published` }],
    code: [msg`Code`, { yes: msg`Active`, no: msg`None active` }],
    alert: [msg`Alert`, { yes: msg`Active`, no: msg`None active` }],
  },
  none: msg`No company fits these filters`,
  first: {
    illustration: <InvitationsIllustration />,
    title: msg`Your companies will be here`,
    words: msg`Enter the first one and invite somebody of it: they get an e-mail with a link.`,
  },
});

const useList = () => ({ ...useRecordList(list, {}), search: <NameSearch /> });

export const OrganizationsScreen = () => <ListPage {...useList()} page={route.useLoaderData()} />;

export const OrganizationsPending = () => <ListPending {...useList()} />;

import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { organizations } from '../../../../contract/organizations/desk.endpoints.ts';
import type { OrganizationEntry } from '../../../../contract/organizations/desk.schema.ts';
import * as column from '../../../kit/columns.tsx';
import { ListPage, ListPending } from '../../../kit/list-page.tsx';
import { NameSearch } from '../../../kit/name-search.tsx';
import { recordList, useRecordList } from '../../../kit/record-list.tsx';
import { TwoLines } from '../../../ui/data-table/cells.tsx';
import { InvitationsIllustration } from '../../../ui/illustrations/invitations.tsx';
import { organizationPage, statusWords, usageWords } from './desk-words.ts';
import { LastHere } from './last-here.tsx';

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

type Cell = column.CellProps<OrganizationEntry>;

function Employees({ row: { employees, invited } }: Cell) {
  const { t } = useLingui();
  return (
    <TwoLines below={invited > 0 ? t`${plural(invited, { one: '# invited', other: '# invited' })}` : null}>
      {employees}
    </TwoLines>
  );
}

/** What it has set up, in words. */
function Has({ row: { with_profile, with_code, with_alert } }: Cell) {
  const { t, i18n } = useLingui();
  const parts = [with_profile && t`profile`, with_code && t`code`, with_alert && t`alert`].filter(
    (part) => part !== false,
  );
  if (parts.length === 0) return '–';
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(parts);
}

const useList = () => ({ ...useRecordList(list, {}), search: <NameSearch /> });

export const OrganizationsScreen = () => <ListPage {...useList()} page={route.useLoaderData()} />;

export const OrganizationsPending = () => <ListPending {...useList()} />;

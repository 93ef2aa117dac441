import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { organizations } from '../../../../contract/organizations/desk.endpoints.ts';
import type { OrganizationEntry } from '../../../../contract/organizations/desk.schema.ts';
import { chooseColumn } from '../../../kit/choosing/choose-column.tsx';
import type { Chosen } from '../../../kit/choosing/use-chosen.ts';
import * as column from '../../../kit/columns.tsx';
import { NameSearch } from '../../../kit/name-search.tsx';
import { recordList } from '../../../kit/record-list.tsx';
import { companyFilters, firstCompany, hereFor } from './companies-lists.tsx';
import { organizationPage, statusWords } from './desk-words.ts';
import { LastHere } from './last-here.tsx';
import { Employees, Has } from './organization-cells.tsx';
import { mayVerify } from './verifying.tsx';

/** The tenant's companies, for its staff. */
export const list = recordList<typeof organizations, Chosen<OrganizationEntry>>(organizations, {
  title: msg`Organizations`,
  lead: msg`All companies that take part, did, or were invited to.`,
  create: { to: '/organizations/create', button: msg`New company` },
  pages: msg`Pages of organizations`,
  search: <NameSearch />,
  columns: [
    chooseColumn((row) => (mayVerify(row) ? row.name : null)),
    column.named(msg`Company`, organizationPage, ({ row: { city } }) => city ?? <Trans>No address yet</Trans>),
    hereFor,
    column.own('employees', msg`Employees`, Employees),
    column.own('has', msg`Has`, Has),
    column.own('last_active', msg`Last here`, LastHere),
    column.status(msg`Status`, statusWords),
  ],
  filters: {
    status: [msg`Status`, statusWords],
    ...companyFilters,
    profile: [msg`Profile`, { yes: msg`Published`, no: msg`None published` }],
    code: [msg`Code`, { yes: msg`Active`, no: msg`None active` }],
    alert: [msg`Alert`, { yes: msg`Active`, no: msg`None active` }],
    held: [msg`Invitations`, { yes: msg`Some wait for approval`, no: msg`None waits for approval` }],
  },
  none: msg`No company fits these filters`,
  first: firstCompany,
});

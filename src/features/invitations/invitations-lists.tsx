import { msg } from '@lingui/core/macro';
import { invitations } from '../../../contract/invitations/invitations.endpoints.ts';
import { invitationDays } from '../../../contract/invitations/invitations.schema.ts';
import * as column from '../../kit/columns.tsx';
import { recordList } from '../../kit/record-list.tsx';
import { InvitationsIllustration } from '../../ui/illustrations/invitations.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { InvitationStanding } from './invitation-standing.tsx';
import { statusWords } from './invitation-words.ts';
import { InvitedAddress } from './invited-address.tsx';

const columnsFor = (isForStaff: boolean): Parameters<typeof recordList<typeof invitations>>[1]['columns'] => [
  column.person(msg`Invited`, InvitedAddress),
  column.own('status', msg`Status`, ({ row }) => <InvitationStanding invitation={row} isForStaff={isForStaff} />),
  column.twoLines(
    'invited_by',
    msg`Invited by`,
    ({ row: { invited_by }, i18n }) => invited_by?.name ?? i18n._(msg`unknown`),
    ({ row: { sent_at, created_at }, i18n }) => i18n.date(sent_at ?? created_at, { dateStyle: 'medium' }),
  ),
  column.actions('events', msg`What you can do`, ({ row }) => <InvitationActions invitation={row} />),
];

/** What both have in common. */
const list = {
  title: msg`Who has been invited`,
  lead: msg`A link is valid for ${invitationDays} days and only for the address that was invited.`,
  isTab: true,
  pages: msg`Pages of invitations`,
  filters: { status: [msg`Status`, statusWords] },
  none: msg`No invitation fits these filters`,
  first: {
    illustration: <InvitationsIllustration />,
    title: msg`Nobody has been invited yet`,
    words: msg`Whoever is invited gets a link by e-mail, and creates an account of their own with it within ${invitationDays} days.`,
  },
} satisfies Omit<Parameters<typeof recordList<typeof invitations>>[1], 'columns'>;

/** Whom the company has invited, and what came of it. */
export const ofCompany = recordList(invitations, { ...list, columns: columnsFor(false) });

/** For staff, who look for those that wait for them. */
export const forStaff = recordList(invitations, {
  ...list,
  columns: columnsFor(true),
  filters: {
    ...list.filters,
    held: [msg`Approval`, { yes: msg`Waits for approval`, no: msg`Needs none` }],
    outside_domains: [msg`Address`, { yes: msg`Outside its domains`, no: msg`Within, or invited by staff` }],
  },
});

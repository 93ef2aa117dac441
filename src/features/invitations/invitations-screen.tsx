import { msg } from '@lingui/core/macro';
import { invitations } from '../../../contract/invitations/invitations.endpoints.ts';
import { invitationDays } from '../../../contract/invitations/invitations.schema.ts';
import * as column from '../../kit/columns.tsx';
import { pageApi } from '../../kit/given.ts';
import { recordList, RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import { useMayInvite } from '../../kit/use-organization.ts';
import { InvitationsIllustration } from '../../ui/illustrations/invitations.tsx';
import { MailAddress } from '../../ui/link/mail-link.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { InvitationStanding } from './invitation-standing.tsx';
import { statusWords } from './invitation-words.ts';
import { InviteColleague } from './invite-colleague.tsx';
import { OnlyStaffInvites } from './only-staff-invites.tsx';

const route = pageApi('/member/organization/invitations');

/** Whom the company has invited, and what came of it. */
const list = recordList(invitations, {
  title: msg`Who has been invited`,
  lead: msg`A link is valid for ${invitationDays} days and only for the address that was invited.`,
  isTab: true,
  pages: msg`Pages of invitations`,
  columns: [
    column.person(msg`Invited`, ({ row: { email } }) => <MailAddress address={email} />),
    column.own('status', msg`Status`, ({ row }) => <InvitationStanding invitation={row} />),
    column.twoLines(
      'invited_by',
      msg`Invited by`,
      ({ row: { invited_by }, i18n }) => invited_by?.name ?? i18n._(msg`unknown`),
      ({ row: { sent_at, created_at }, i18n }) => i18n.date(sent_at ?? created_at, { dateStyle: 'medium' }),
    ),
    column.actions('events', msg`What you can do`, ({ row }) => <InvitationActions invitation={row} />),
  ],
  filters: { status: [msg`Status`, statusWords] },
  none: msg`No invitation with this status`,
  first: {
    illustration: <InvitationsIllustration />,
    title: msg`Nobody has been invited yet`,
    words: msg`Whoever is invited gets a link by e-mail, and creates an account of their own with it within ${invitationDays} days.`,
  },
});

export function InvitationsScreen() {
  const page = route.useLoaderData();
  const mayInvite = useMayInvite();
  return (
    <RecordListPage of={list} action={mayInvite ? <InviteColleague /> : undefined} page={page}>
      {mayInvite ? null : <OnlyStaffInvites />}
    </RecordListPage>
  );
}

export const InvitationsPending = () => (
  <RecordListPending of={list} action={useMayInvite() ? <InviteColleague isEarly /> : undefined} />
);

import { isClosed } from '../../../contract/organizations/closed.ts';
import { pageApi, useGiven } from '../../kit/given.ts';
import { RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import { useMayInvite, useOrganization } from '../../kit/use-organization.ts';
import { forStaff, ofCompany } from './invitations-lists.tsx';
import { InviteColleague } from './invite-colleague.tsx';
import { OnlyStaffInvites } from './only-staff-invites.tsx';

const route = pageApi('/member/organization/invitations');

const useList = () => (useGiven() === undefined ? ofCompany : forStaff);

export function InvitationsScreen() {
  const page = route.useLoaderData();
  const mayInvite = useMayInvite();
  const organization = useOrganization();
  // that a company is paused or has ended its part stands above its pages
  const isOnlyStaffs = !mayInvite && !isClosed(organization.status);
  return (
    <RecordListPage of={useList()} action={mayInvite ? <InviteColleague /> : undefined} page={page}>
      {isOnlyStaffs ? <OnlyStaffInvites /> : null}
    </RecordListPage>
  );
}

export const InvitationsPending = () => (
  <RecordListPending of={useList()} action={useMayInvite() ? <InviteColleague isEarly /> : undefined} />
);

import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { type Invitation, invitationDays } from '../../../contract/invitations/invitations.schema.ts';
import { type List, ListPage, ListPending } from '../../kit/list-page.tsx';
import { Button } from '../../ui/button/button.tsx';
import { InvitationsIllustration } from '../../ui/illustrations/invitations.tsx';
import { useInvitationColumns } from './invitation-columns.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { OnlyStaffInvites } from './only-staff-invites.tsx';

const organization = getRouteApi('/member/organization');
const route = getRouteApi('/member/organization/invitations');

/** Whom the company has invited, what came of it, and the way to invite somebody. */
export function InvitationsScreen() {
  const { may_invite, name } = organization.useLoaderData().organization;
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <ListPage {...useInvitations(() => setInviting(true))} page={route.useLoaderData()}>
        {may_invite ? null : <OnlyStaffInvites />}
      </ListPage>
      <InviteDialog organizationName={name} isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  );
}

export function InvitationsPending() {
  return <ListPending {...useInvitations(() => undefined)} />;
}

function useInvitations(onInvite: () => void): List<Invitation> {
  const { t } = useLingui();
  const { may_invite, name: organizationName } = organization.useLoaderData().organization;
  return {
    title: t`Invited to ${organizationName}`,
    lead: t`A link is valid for ${invitationDays} days and only for the address it was sent to.`,
    isTab: true,
    action: may_invite ? (
      <Button onClick={onInvite}>
        <Trans>Invite a colleague</Trans>
      </Button>
    ) : undefined,
    caption: t`Invitations`,
    pages: t`Pages of invitations`,
    columns: useInvitationColumns(),
    first: {
      illustration: <InvitationsIllustration />,
      title: t`Nobody has been invited yet`,
      words: may_invite
        ? t`Your colleagues get a link by e-mail. With it they create an account of their own, within ${invitationDays} days.`
        : t`Invitations to your company will be listed here.`,
    },
  };
}

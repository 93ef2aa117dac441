import {
  copyInvitationLink,
  declineInvitation as decline,
  invitations,
  lookupInvitation as lookup,
} from '../../contract/invitations/invitations.endpoints.ts';
import { ownedBy } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import type { Route } from '../http/route.ts';
import { maskEmail } from '../verification/verification.state.ts';
import { declineInvitation, openInvitation } from './invitations.acceptance.ts';
import { inviterName, listInvitations } from './invitations.repository.ts';
import { copyLink, createInvitation, transitionInvitation } from './invitations.service.ts';
import { invitationViews } from './invitations.view.ts';

export function invitationsRoutes(route: Route): void {
  const one = resourceRoutes(route, invitations, {
    usual: '-created_at',
    list: (call, page) =>
      listInvitations(call.tx, { ...call.query.filter, organization_id: ownedBy(call) }, page, call.now),
    view: invitationViews,
  });

  route(invitations.create, async (call) => one(call, await createInvitation(call, call.body)));

  route(invitations.transition, async (call) => one(call, await transitionInvitation(call, call.params.id, call.body)));

  route(copyInvitationLink, async (call) => ({ data: await copyLink(call, call.params.id) }));

  route(decline, async (call) => {
    await declineInvitation(call, call.body.token);
    return undefined;
  });

  route(lookup, async ({ body, tx, now }) => {
    const { invitation, is_mailed } = await openInvitation(tx, body.token, now);
    const { email, firstname, lastname } = invitation;
    const name = inviterName(invitation);
    return {
      data: {
        is_mailed,
        ...(is_mailed ? { email, firstname, lastname } : { email: maskEmail(email), firstname: '', lastname: '' }),
        organization: { name: invitation.organization_name },
        invited_by: name ? { name } : null,
        expires_at: invitation.expires_at.toISOString(),
      },
    };
  });
}

import { invitations, lookupInvitation as lookup } from '../../contract/invitations/invitations.endpoints.ts';
import { ownedBy } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import type { Route } from '../http/route.ts';
import { openInvitation } from './invitations.acceptance.ts';
import { inviterName, listInvitations } from './invitations.repository.ts';
import { createInvitation, transitionInvitation } from './invitations.service.ts';
import { invitationViews } from './invitations.view.ts';

export function invitationsRoutes(route: Route): void {
  const one = resourceRoutes(route, invitations, {
    usual: '-created_at',
    list: (call, page) =>
      listInvitations(call.tx, { organization_id: ownedBy(call), ...call.query.filter }, page, call.now),
    view: invitationViews,
  });

  route(invitations.create, async (call) => one(call, await createInvitation(call, call.body)));

  route(invitations.transition, async (call) =>
    one(call, await transitionInvitation(call, call.params.id, call.body.event)),
  );

  route(lookup, async ({ body, tx, now }) => {
    const { invitation } = await openInvitation(tx, body.token, now);
    const name = inviterName(invitation);
    return {
      data: {
        email: invitation.email,
        firstname: invitation.firstname,
        lastname: invitation.lastname,
        organization: { name: invitation.organization_name },
        invited_by: name ? { name } : null,
        expires_at: invitation.expires_at.toISOString(),
      },
    };
  });
}

import {
  createInvitation as create,
  listInvitations as list,
  lookupInvitation as lookup,
  transitionInvitation as transition,
} from '../../contract/invitations/invitations.endpoints.ts';
import { perPageDefault } from '../../contract/kit/lists.ts';
import { Failure } from '../plugins/failure.ts';
import type { Route } from '../plugins/route.ts';
import { openInvitation } from './invitations.acceptance.ts';
import { type InvitationQuery, inviterName, listInvitations, presentInvitation } from './invitations.repository.ts';
import { createInvitation, transitionInvitation } from './invitations.service.ts';

export function invitationsRoutes(route: Route): void {
  route(list, async ({ query, tx, tenant, actor, now }) => {
    if (!actor.organization_id) throw new Failure('not_found');
    const { page = 1, per_page = perPageDefault, order = '-created_at' } = query;
    const { rows, total } = await listInvitations(
      tx,
      {
        organization_id: actor.organization_id,
        status: query.filter?.status,
        order: { by: order.replace(/^-/, '') as InvitationQuery['order']['by'], descending: order.startsWith('-') },
        limit: per_page,
        offset: (page - 1) * per_page,
      },
      now,
    );
    return {
      data: rows.map((row) => presentInvitation(row, actor.type, tenant.employees_may_invite)),
      meta: { total, per_page, current_page: page },
    };
  });

  route(create, async (call) => ({
    data: presentInvitation(await createInvitation(call, call.body), call.actor.type, true),
  }));

  route(transition, async (call) => ({
    data: presentInvitation(await transitionInvitation(call, call.params.id, call.body.event), call.actor.type, true),
  }));

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

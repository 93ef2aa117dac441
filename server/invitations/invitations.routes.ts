import {
  createInvitation as create,
  listInvitations as list,
  lookupInvitation as lookup,
  transitionInvitation as transition,
} from '../../contract/invitations/invitations.endpoints.ts';
import type { Invitation } from '../../contract/invitations/invitations.schema.ts';
import { perPageDefault } from '../../contract/kit/lists.ts';
import { goesOutAt } from '../mail/goes-out.ts';
import { Failure } from '../plugins/failure.ts';
import type { Route } from '../plugins/route.ts';
import { openInvitation } from './invitations.acceptance.ts';
import {
  type InvitationQuery,
  type InvitationRow,
  inviterName,
  listInvitations,
  presentInvitation,
} from './invitations.repository.ts';
import { createInvitation, type Deed, transitionInvitation } from './invitations.service.ts';

/** As its company sees it, with whether its mail waits. */
async function shown({ tx, tenant, actor, now }: Deed, row: InvitationRow): Promise<Invitation> {
  const goesOut = row.status_now === 'pending' ? await goesOutAt(tx, 'invitation', row.id, now) : null;
  return presentInvitation(row, { role: actor.type, mayInvite: tenant.employees_may_invite }, goesOut);
}

export function invitationsRoutes(route: Route): void {
  route(list, async (call) => {
    const { query, tx, actor, now } = call;
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
    const data = [];
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    for (const row of rows) data.push(await shown(call, row));
    return { data, meta: { total, per_page, current_page: page } };
  });

  route(create, async (call) => ({ data: await shown(call, await createInvitation(call, call.body)) }));

  route(transition, async (call) => ({
    data: await shown(call, await transitionInvitation(call, call.params.id, call.body.event)),
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

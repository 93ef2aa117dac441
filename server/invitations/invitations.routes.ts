import { invitations, lookupInvitation as lookup } from '../../contract/invitations/invitations.endpoints.ts';
import type { Invitation } from '../../contract/invitations/invitations.schema.ts';
import { perPageDefault } from '../../contract/kit/lists.ts';
import { goOutAt } from '../mail/goes-out.ts';
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

/** As their company sees them, with when a mail goes out that waits. */
async function shown({ tx, tenant, actor, now }: Deed, rows: readonly InvitationRow[]): Promise<Invitation[]> {
  const pending = rows.filter(({ status_now }) => status_now === 'pending').map(({ id }) => id);
  const goesOut = await goOutAt(tx, 'invitation', pending, now);
  const reader = { role: actor.type, mayInvite: tenant.employees_may_invite };
  return rows.map((row) => presentInvitation(row, reader, goesOut.get(row.id) ?? null));
}

const shownOne = async (deed: Deed, row: InvitationRow): Promise<Invitation> => {
  const [invitation] = await shown(deed, [row]);
  if (!invitation) throw new Failure('not_found');
  return invitation;
};

export function invitationsRoutes(route: Route): void {
  route(invitations.list, async (call) => {
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
    return { data: await shown(call, rows), meta: { total, per_page, current_page: page } };
  });

  route(invitations.create, async (call) => ({ data: await shownOne(call, await createInvitation(call, call.body)) }));

  route(invitations.transition, async (call) => ({
    data: await shownOne(call, await transitionInvitation(call, call.params.id, call.body.event)),
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

import { perPageDefault } from '../../contract/kit/lists.ts';
import { confirmDeletion, listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import type { DeletionRequest } from '../../contract/pings/deletion-requests.schema.ts';
import { audit } from '../audit/audit.ts';
import { Failure } from '../plugins/failure.ts';
import type { Route } from '../plugins/route.ts';
import { viewerOf } from '../search/availability.ts';
import { confirmRequest, findRequest, listOpen } from './deletion-requests.repository.ts';

type DeletionRequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

const view = ({ id, ping_id, name, ...row }: DeletionRequestRow): DeletionRequest => ({
  id,
  ping_id,
  name,
  released_at: row.released_at.toISOString(),
  requested_at: row.requested_at.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
});

export function deletionRequestsRoutes(route: Route): void {
  route(listDeletionRequests, async ({ tx, actor, query }) => {
    const { page = 1, per_page = perPageDefault } = query;
    const bounds = { limit: per_page, offset: (page - 1) * per_page };
    const { rows, total } = await listOpen(tx, viewerOf(actor).organization_id, bounds);
    return { data: rows.map(view), meta: { total, per_page, current_page: page } };
  });

  route(confirmDeletion, async ({ tx, actor, params, now, request }) => {
    const viewer = viewerOf(actor);
    if (await confirmRequest(tx, params.id, viewer, now))
      await audit(tx, {
        actor_kind: 'employee',
        actor_id: actor.user_id,
        subject_type: 'DeletionRequest',
        subject_id: params.id,
        event: 'confirm',
        request_id: request.id,
        now,
      });
    const row = await findRequest(tx, params.id, viewer.organization_id);
    if (!row) throw new Failure('not_found');
    return { data: view(row) };
  });
}

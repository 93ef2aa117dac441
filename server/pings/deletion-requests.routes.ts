import { confirmDeletion, listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import type { DeletionRequest } from '../../contract/pings/deletion-requests.schema.ts';
import { audit } from '../audit/audit.ts';
import { byCaller } from '../audit/action.ts';
import { boundsOf, metaOf } from '../kit/paged.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
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
    const { rows, total } = await listOpen(tx, viewerOf(actor).organization_id, boundsOf(query));
    return { data: rows.map(view), meta: metaOf(total, query) };
  });

  route(confirmDeletion, async (call) => {
    const { tx, actor, params, now } = call;
    const viewer = viewerOf(actor);
    if (await confirmRequest(tx, params.id, viewer, now))
      await audit(tx, {
        ...byCaller(call),
        subject_type: 'DeletionRequest',
        subject_id: params.id,
        event: 'confirm',
      });
    const row = await findRequest(tx, params.id, viewer.organization_id);
    if (!row) throw new Failure('not_found');
    return { data: view(row) };
  });
}

import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import { listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import type { PingsQuery } from '../features/pings/pings-screen.tsx';
import { keepWithinPages } from './last-page.ts';

/** The one asked for that isn't on this page of the list; one that isn't there shows the list alone. */
async function pingBeside(id: string, signal: AbortSignal) {
  try {
    const { data } = await call(pings.show, { params: { id } }, { signal });
    return data.perspective === 'organization' ? data : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export async function loadPings(asked: PingsQuery, signal: AbortSignal) {
  const { page, order, status, waiting, ping } = asked;
  const query = {
    ...(page !== undefined && { page }),
    ...(order !== undefined && { order: order as 'created_at' }),
    ...((status || waiting) && { filter: { ...(status && { status: [status] }), ...(waiting && { waiting }) } }),
  };
  const [list, deletions, graduationTypes] = await Promise.all([
    call(pings.list, { query }, { signal }),
    call(listDeletionRequests, { query: { per_page: '100' } }, { signal }),
    call(listGraduationTypes, {}, { signal }),
  ]);
  keepWithinPages(list, '/pings', asked);
  const written = list.data.filter((one) => one.perspective === 'organization');
  const opened =
    ping === undefined ? undefined : (written.find(({ id }) => id === ping) ?? (await pingBeside(ping, signal)));
  return {
    pings: written,
    meta: list.meta,
    opened,
    deletions: { requests: deletions.data, total: deletions.meta.total },
    graduationTypes: graduationTypes.data,
    now: Date.now(),
  };
}

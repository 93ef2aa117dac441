import * as endpoints from '../../contract/handovers/handovers.endpoints.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { findHandover, listHandovers } from './handovers.repository.ts';
import { endHandover, handoverView, isAdministered, openHandover, redeemHandover } from './handovers.service.ts';

export function handoversRoutes(route: Route): void {
  route(endpoints.openHandover, async (call) => ({
    data: { url: await openHandover(call, call.params.id, call.body) },
  }));
  route(endpoints.redeemHandover, async (call) => redeemHandover(call, call.body.token));
  route(endpoints.listHandovers, async ({ tx, now }) => ({
    data: (await listHandovers(tx)).map((row) => handoverView(row, now)),
    meta: { administered: await isAdministered(tx) },
  }));
  route(endpoints.endHandover, async (call) => {
    await endHandover(call, call.params.id);
    const row = await findHandover(call.tx, call.params.id);
    if (!row) throw new Failure('not_found');
    return { data: handoverView(row, call.now) };
  });
}

import { organizationPings } from '../../contract/pings/desk.endpoints.ts';
import { actionOf } from '../audit/action.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { reachOf } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { spanned } from '../kit/span.ts';
import { listWritten } from './desk.repository.ts';
import { deskPingView } from './desk.view.ts';
import { queueEndedMails } from './ended.mails.ts';
import { findPing } from './pings.repository.ts';
import { movePing } from './pings.service.ts';
import { asSettled, settlePing } from './pings.ticks.ts';

/** Companies' messages for the tenant's staff, who may end one and write none. */
export function organizationPingsRoutes(route: Route): void {
  const one = resourceRoutes(route, organizationPings, {
    usual: '-created_at',
    list: async (call, page) => {
      const { tx, query, tenant, now } = call;
      const asked = { ...spanned(query.filter, tenant.timezone), ...reachOf(call) };
      const { rows, total } = await listWritten(tx, asked, page, now);
      return { rows: rows.map((row) => asSettled(row, now)), total };
    },
    view: (rows, call) => rows.map((row) => deskPingView(row, call)),
  });

  route(organizationPings.transition, async (call) => {
    const { tx, params, body, now } = call;
    const locked = await findPing(tx, params.id);
    if (!locked) throw new Failure('not_found');
    const row = await settlePing(tx, locked, now);
    const { event, reason = '' } = body;
    const moved = await movePing(tx, row, event, { ...actionOf(call, reason), closed_because: 'staff' });
    // what isn't allowed is said before what is missing
    if (reason === '') throw new Failure('validation', { errors: { reason: [{ rule: 'required' }] } });
    await queueEndedMails(call, moved, reason);
    return one(call, moved);
  });
}

import { followUpPing, markPingRead, sayOutcome } from '../../contract/pings/follow-ups.endpoints.ts';
import { overviewPings } from '../../contract/pings/overview.endpoints.ts';
import { pingIsRead } from '../activities/activities.service.ts';
import type { Route } from '../http/route.ts';
import type { Caller } from '../kit/records.ts';
import { viewerOf } from '../search/availability.ts';
import { clearUnread } from './follow-ups.repository.ts';
import { followUp, sayOutcomeOf } from './follow-ups.service.ts';
import { ownPing } from './own-ping.ts';
import { organizationPingView } from './pings.view.ts';
import { overviewOf } from './work.service.ts';

export function followUpRoutes(route: Route): void {
  const shown = async (call: Caller, id: string) => ({ data: organizationPingView(await ownPing(call, id), call.now) });

  route(overviewPings, async ({ tx, actor, tenant, now, query }) => ({
    data: await overviewOf(tx, viewerOf(actor).organization_id, tenant, now, query.filter),
  }));

  route(markPingRead, async (call) => {
    const { id } = await ownPing(call, call.params.id);
    await clearUnread(call.tx, id);
    await pingIsRead(call.tx, call.actor.user_id, id, call.now);
  });

  route(sayOutcome, async (call) => {
    const ping = await ownPing(call, call.params.id);
    await sayOutcomeOf(call, ping, call.body.outcome);
    return shown(call, ping.id);
  });

  route(followUpPing, async (call) => {
    const ping = await ownPing(call, call.params.id);
    await followUp(call, ping, call.body);
    return shown(call, ping.id);
  });
}

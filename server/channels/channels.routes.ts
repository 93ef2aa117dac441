import type { FastifyInstance } from 'fastify';
import { channels, undoUnsubscribe, unsubscribe } from '../../contract/channels/channels.endpoints.ts';
import { pauseUnread } from '../alerts/readers.service.ts';
import { audit } from '../audit/audit.ts';
import { byCaller } from '../audit/action.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { changeChannel, openChannel } from './channels.repository.ts';
import { channelView } from './channels.view.ts';
import * as links from './unsubscribe.service.ts';

export function channelsRoutes(route: Route): void {
  resourceRoutes(route, channels, {
    usual: 'kind',
    list: async ({ tx, actor, now }, { limit, offset }) => {
      const channel = await openChannel(tx, actor.user_id, now);
      const all = channel ? [channel] : [];
      return { rows: all.slice(offset, offset + limit), total: all.length };
    },
    view: (rows) => rows.map(channelView),
  });

  route(channels.update, async (call) => {
    const { tx, actor, params, body, version, now } = call;
    const channel = await openChannel(tx, actor.user_id, now);
    if (channel?.id !== params.id) throw new Failure('not_found');
    const { preferences: { account: _, ...chosen } = {}, ...plain } = body;
    const changed = await changeChannel(tx, { id: channel.id, version }, { ...chosen, ...plain }, now);
    if (!changed) throw new Failure('stale');
    if (!changed.alert) await pauseUnread(tx, now, actor);
    const fields = Object.keys({ ...chosen, ...plain });
    await audit(tx, { ...byCaller(call), subject_type: 'Channel', subject_id: channel.id, event: 'update', fields });
    return { data: channelView(changed) };
  });

  route(unsubscribe, async ({ params, request, ...call }) => {
    const { undo, ...data } = await links.unsubscribe({ ...call, ...params });
    // a form is a mail program's one click: its answer is nobody's to keep
    return { data: request.headers['content-type'] === undefined ? { ...data, undo } : data };
  });
  route(undoUnsubscribe, async ({ params, ...call }) => ({
    data: await links.undoUnsubscribe({ ...call, ...params }),
  }));
}

/** A person who opens the address of the one click in a browser gets to the page with the button: looking changes nothing. */
export function leadToUnsubscribePage(app: FastifyInstance): void {
  app.get<{ Params: { token: string } }>('/api/v1/unsubscribe/:token', async ({ params: { token } }, reply) =>
    reply.header('cache-control', 'no-store').redirect(`/unsubscribe#token=${encodeURIComponent(token)}`, 303),
  );
}

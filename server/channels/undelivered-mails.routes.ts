import { moveUndelivered, undeliveredMails } from '../../contract/channels/undelivered-mails.endpoints.ts';
import type { UndeliveredMail } from '../../contract/channels/undelivered-mails.schema.ts';
import { byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { againOf, sendAgain } from './sending-again.service.ts';
import { findReaders, findUndelivered, listUndelivered, noteHandled } from './undelivered-mails.repository.ts';
import { readerOf, undeliveredView } from './undelivered-mails.view.ts';

/** What did not arrive, for the tenant's staff. */
export function undeliveredMailsRoutes(route: Route): void {
  const one = resourceRoutes(route, undeliveredMails, {
    usual: '-created_at',
    list: ({ tx, query }, page) => listUndelivered(tx, query.filter?.about, page),
    view: async (rows, call) => {
      const readers = await findReaders(call.tx, rows);
      const views: UndeliveredMail[] = [];
      for (const row of rows) {
        const reader = readerOf(row, readers);
        // oxlint-disable-next-line no-await-in-loop -- one connection
        views.push(undeliveredView(row, reader, await againOf(call, row, reader.reader)));
      }
      return views;
    },
  });

  route(moveUndelivered, async (call) => {
    const { tx, params, body, now } = call;
    const row = await findUndelivered(tx, params.id);
    if (!row) throw new Failure('not_found');
    // sent before it is put away: whoever it is about is locked first, as everywhere
    if (body.event === 'resend' && row.handled_at === null) await sendAgain(call, row);
    if (!(await noteHandled(tx, row.id, now))) throw new Failure('transition_not_allowed', { meta: { events: [] } });
    await audit(tx, { ...byCaller(call), subject_type: 'Mail', subject_id: row.id, event: body.event });
    return one(call, { ...row, handled_at: now });
  });
}

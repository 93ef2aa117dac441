import { archiveUndelivered, undeliveredMails } from '../../contract/channels/undelivered-mails.endpoints.ts';
import { byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { findReaders, findUndelivered, listUndelivered, noteHandled } from './undelivered-mails.repository.ts';
import { undeliveredView } from './undelivered-mails.view.ts';

/** What did not arrive, for the tenant's staff. */
export function undeliveredMailsRoutes(route: Route): void {
  const one = resourceRoutes(route, undeliveredMails, {
    usual: '-created_at',
    list: ({ tx, query }, page) => listUndelivered(tx, query.filter?.about, page),
    view: async (rows, { tx }) => {
      const readers = await findReaders(tx, rows);
      return rows.map((row) => undeliveredView(row, readers));
    },
  });

  route(archiveUndelivered, async (call) => {
    const { tx, params, body, now } = call;
    const row = await findUndelivered(tx, params.id);
    if (!row) throw new Failure('not_found');
    if (row.handled_at !== null) throw new Failure('transition_not_allowed', { meta: { events: [] } });
    await noteHandled(tx, row.id, now);
    await audit(tx, { ...byCaller(call), subject_type: 'Mail', subject_id: row.id, event: body.event });
    return one(call, { ...row, handled_at: now });
  });
}

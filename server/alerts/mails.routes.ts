import { optOutOfAlert } from '../../contract/alerts/mails.endpoints.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { reachOf } from '../kit/records.ts';
import { findAlert } from './alerts.repository.ts';
import { alertViews } from './alerts.view.ts';
import { optOut } from './readers.service.ts';

export function alertMailsRoutes(route: Route): void {
  route(optOutOfAlert, async (call) => {
    const { id } = call.params;
    const found = async () => {
      const row = await findAlert(call.tx, id, reachOf(call));
      if (!row) throw new Failure('not_found');
      return row;
    };
    await found();
    await optOut(call, id, call.body.opted_out);
    const [data] = await alertViews([await found()], call);
    if (!data) throw new Failure('not_found');
    return { data };
  });
}

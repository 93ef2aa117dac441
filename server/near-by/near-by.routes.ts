import { listNearBy, showPortrait } from '../../contract/near-by/near-by.endpoints.ts';
import { Failure } from '../http/failure.ts';
import type { Actor, Route } from '../http/route.ts';
import { nearBy, portraitOf } from './near-by.service.ts';

function applicantOf({ applicant_id }: Actor): string {
  if (applicant_id === undefined) throw new Failure('not_found');
  return applicant_id;
}

export function nearByRoutes(route: Route): void {
  route(listNearBy, ({ tx, actor, query }) => nearBy(tx, applicantOf(actor), query));

  route(showPortrait, async ({ actor, params, ...call }) => ({
    data: await portraitOf(call, applicantOf(actor), params.id),
  }));
}

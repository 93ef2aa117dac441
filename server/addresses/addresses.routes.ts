import { suggestAddresses, suggestStreets } from '../../contract/addresses/addresses.endpoints.ts';
import { Failure } from '../http/failure.ts';
import { countHit, secondsLeft } from '../http/rate-limits.ts';
import { Later, type Route } from '../http/route.ts';
import { suggest } from '../geo/geo.service.ts';

/** Whoever types fast asks once a second; the service may cost something. */
const perSession = { max: 60, per: 60_000 } as const;

export function addressesRoutes(route: Route): void {
  route(suggestAddresses, async ({ query }) => {
    const data = suggest(query.filter.query);
    return { data, meta: { total: data.length, per_page: 10, current_page: 1 } };
  });

  route(suggestStreets, async ({ query: { filter }, actor, tx, now, deps }) => {
    const { streets, limitScale = 1 } = deps;
    const meta = (total: number) => ({ total, per_page: 6, current_page: 1, origin: streets?.origin ?? null });
    if (!streets) return { data: [], meta: meta(0) };
    const hits = await countHit(tx, `addresses.streets:${actor.session_id}`, perSession.per, now);
    if (hits > perSession.max * limitScale) {
      throw new Failure('too_many_requests', { retryAfter: secondsLeft(perSession.per, now) });
    }
    return new Later(async () => {
      const data = [...(await streets.suggest({ query: filter.query, place: filter.place ?? '' }, actor.session_id))];
      return { data, meta: meta(data.length) };
    });
  });
}

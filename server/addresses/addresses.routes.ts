import { suggestAddresses } from '../../contract/addresses/addresses.endpoints.ts';
import type { Route } from '../http/route.ts';
import { suggest } from '../geo/geo.service.ts';

export function addressesRoutes(route: Route): void {
  route(suggestAddresses, async ({ query }) => {
    const data = suggest(query.filter.query);
    return { data, meta: { total: data.length, per_page: 10, current_page: 1 } };
  });
}

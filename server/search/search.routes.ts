import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import type { Route } from '../http/route.ts';
import { viewerOf } from './availability.ts';
import { search } from './search.service.ts';

export function searchRoutes(route: Route): void {
  route(searchApplicants, async ({ tx, query, actor, tenant, now }) => search(tx, query, viewerOf(actor), tenant, now));
}

import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { Failure } from '../plugins/failure.ts';
import type { Route } from '../plugins/route.ts';
import { search } from './search.service.ts';

export function searchRoutes(route: Route): void {
  route(searchApplicants, async ({ tx, query, actor, tenant, now }) => {
    if (!actor.organization_id || !actor.employee_id) throw new Failure('not_found');
    return search(tx, query, { organization_id: actor.organization_id, employee_id: actor.employee_id }, tenant, now);
  });
}

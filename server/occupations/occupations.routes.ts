import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import type { Route } from '../http/route.ts';
import { everyOccupation, occupationsIn } from './occupations.ts';

export function occupationsRoutes(route: Route): void {
  route(listOccupations, async ({ query: { filter: { id: asked, field } = {} } }) => {
    const inField = field === undefined ? undefined : occupationsIn(field);
    const data = everyOccupation.filter(({ id }) => (asked?.includes(id) ?? true) && (inField?.has(id) ?? true));
    return { data, meta: { total: data.length, per_page: everyOccupation.length, current_page: 1 } };
  });
}

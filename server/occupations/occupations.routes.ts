import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import type { Route } from '../http/route.ts';
import { everyOccupation } from './occupations.ts';

const answer = {
  data: [...everyOccupation],
  meta: { total: everyOccupation.length, per_page: everyOccupation.length, current_page: 1 },
};

export function occupationsRoutes(route: Route): void {
  route(listOccupations, async () => answer);
}

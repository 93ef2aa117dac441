import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import type { Route } from '../plugins/route.ts';
import { occupations } from './occupations.ts';

const answer = {
  data: occupations.map(({ id, name }) => ({ id, name })),
  meta: { total: occupations.length, per_page: occupations.length, current_page: 1 },
};

export function occupationsRoutes(route: Route): void {
  route(listOccupations, async () => answer);
}

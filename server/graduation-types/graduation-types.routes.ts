import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import type { Route } from '../http/route.ts';
import { graduationTypes } from './graduation-types.ts';

const answer = {
  data: graduationTypes.map(({ id, code, rank, de, en, short }) => ({
    id,
    code,
    rank,
    short,
    translation: { de, en },
  })),
  meta: { total: graduationTypes.length, per_page: graduationTypes.length, current_page: 1 },
};

export function graduationTypesRoutes(route: Route): void {
  route(listGraduationTypes, async () => answer);
}

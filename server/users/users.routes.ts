import { updateUser } from '../../contract/users/users.endpoints.ts';
import { Failure } from '../plugins/failure.ts';
import type { Route } from '../plugins/route.ts';
import { loadMe } from './me.service.ts';
import { storeLocale } from './users.repository.ts';

export function usersRoutes(route: Route): void {
  route(updateUser, async ({ tx, actor, params, body, tenant, now }) => {
    if (params.id !== actor.user_id) throw new Failure('not_found');
    await storeLocale(tx, actor.user_id, body.locale, now);
    return { data: await loadMe(tx, actor.user_id, tenant, now) };
  });
}

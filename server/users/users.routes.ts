import { users } from '../../contract/users/listed-users.endpoints.ts';
import { updateUser } from '../../contract/users/users.endpoints.ts';
import { audit } from '../audit/audit.ts';
import { byCaller } from '../audit/action.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { shown } from '../kit/shown.ts';
import { findListedUser, listUsers } from './listed-users.repository.ts';
import { loadMe } from './me.service.ts';
import { storeOwn } from './users.repository.ts';

export function usersRoutes(route: Route): void {
  resourceRoutes(route, users, {
    usual: 'lastname',
    list: (call, page) => listUsers(call.tx, call.query.filter ?? {}, page),
    find: (call, id) => findListedUser(call.tx, id),
    view: (rows) => rows.map(shown),
  });

  route(updateUser, async (call) => {
    const { tx, actor, params, body, tenant, now } = call;
    if (params.id !== actor.user_id) throw new Failure('not_found');
    const { locale, firstname, lastname } = body;
    const me = await loadMe(tx, actor.user_id, tenant, now);
    const isRenamed = [firstname ?? me.user.firstname, lastname ?? me.user.lastname].some(
      (name, index) => name !== [me.user.firstname, me.user.lastname][index],
    );
    if (isRenamed && me.applicant?.name_released) throw new Failure('name_released');
    const own = { ...(locale && { locale }), ...(firstname && { firstname }), ...(lastname && { lastname }) };
    await storeOwn(tx, actor.user_id, own, now);
    if (isRenamed) {
      await audit(tx, {
        ...byCaller(call),
        subject_type: 'User',
        subject_id: actor.user_id,
        event: 'update',
        fields: ['firstname', 'lastname'],
      });
    }
    return { data: await loadMe(tx, actor.user_id, tenant, now) };
  });
}

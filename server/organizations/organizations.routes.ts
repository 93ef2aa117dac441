import { showOrganization, updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { Failure } from '../plugins/failure.ts';
import type { Route } from '../plugins/route.ts';
import { activateOrganization } from './organizations.service.ts';

export function organizationsRoutes(route: Route): void {
  route(showOrganization, async ({ params, tx, tenant, actor }) => {
    const organization = await tx
      .selectFrom('organizations')
      .select(['id', 'name', 'usage_type', 'status', 'version', 'city'])
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!organization || organization.id !== actor.organization_id) throw new Failure('not_found');
    return { data: { ...organization, may_invite: tenant.employees_may_invite } };
  });

  route(updateOrganization, async ({ params, body, tx, actor, version, now }) => {
    const isOwn = params.id === actor.organization_id;
    const own = tx
      .selectFrom('organizations')
      .select(['id', 'name', 'usage_type', 'status', 'version'])
      .where('id', '=', params.id);
    if (!isOwn || !(await own.executeTakeFirst())) throw new Failure('not_found');
    const { numUpdatedRows } = await tx
      .updateTable('organizations')
      .set((eb) => ({ usage_type: body.usage_type, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', params.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Failure('stale');
    await activateOrganization(tx, params.id, now);
    return { data: await own.executeTakeFirstOrThrow() };
  });
}

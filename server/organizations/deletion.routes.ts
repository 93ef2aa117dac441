import {
  deleteOrganization,
  keepOrganization,
  showOrganizationDeletion,
} from '../../contract/organizations/deletion.endpoints.ts';
import type { Route } from '../http/route.ts';
import { cancelDeletion, organizationDeletion, scheduleDeletion } from './deletion.service.ts';

export function organizationDeletionRoutes(route: Route): void {
  route(showOrganizationDeletion, async (call) => ({ data: await organizationDeletion(call, call.params.id) }));

  route(deleteOrganization, async (call) => {
    await scheduleDeletion(call, call.params.id, call.body.name);
    return { data: await organizationDeletion(call, call.params.id) };
  });

  route(keepOrganization, async (call) => {
    await cancelDeletion(call, call.params.id);
    return { data: await organizationDeletion(call, call.params.id) };
  });
}

import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { ownOrganizationSchema } from '../users/me.schema.ts';
import { organizationRecordSchema, updateOrganizationSchema } from './organizations.schema.ts';

export const showOrganization = endpoint({
  name: 'organizations.show',
  method: 'GET',
  path: '/v1/organizations/{id}',
  summary: 'The own organization, and whether its employees may invite colleagues; for staff any of their tenant’s.',
  access: { stage: 'onboarded', roles: ['employee', 'tenant_member', 'administrator'] },
  params: idParams,
  response: one(organizationRecordSchema),
});

export const updateOrganization = endpoint({
  name: 'organizations.update',
  method: 'PATCH',
  path: '/v1/organizations/{id}',
  summary:
    'Changes what the own organization does here, what it trains, its website and address; staff change any, its name too.',
  access: { stage: 'verified', roles: ['employee', 'tenant_member', 'administrator'] },
  params: idParams,
  body: updateOrganizationSchema,
  response: one(ownOrganizationSchema),
  ifMatch: 'needed',
});

import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { ownOrganizationSchema } from '../users/me.schema.ts';
import { organizationRecordSchema, updateOrganizationSchema } from './organizations.schema.ts';

export const showOrganization = endpoint({
  name: 'organizations.show',
  method: 'GET',
  path: '/v1/organizations/{id}',
  summary: 'The own organization, and whether its employees may invite colleagues.',
  access: { stage: 'onboarded', roles: ['employee'] },
  params: idParams,
  response: one(organizationRecordSchema),
});

export const updateOrganization = endpoint({
  name: 'organizations.update',
  method: 'PATCH',
  path: '/v1/organizations/{id}',
  summary: 'Changes what the own organization does here, what it trains, its website and address.',
  access: { stage: 'verified', roles: ['employee'] },
  params: idParams,
  body: updateOrganizationSchema,
  response: one(ownOrganizationSchema),
  ifMatch: 'needed',
});

import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { deleteOrganizationSchema, organizationDeletionSchema } from './deletion.schema.ts';

const access = { stage: 'onboarded', roles: ['administrator'], ability: 'delete:Organization' } as const;

export const showOrganizationDeletion = endpoint({
  name: 'organizations.deletion',
  method: 'GET',
  path: '/v1/organizations/{id}/deletion',
  summary: 'What would be gone with a company, counted, and when it is erased where it is being deleted.',
  access,
  params: idParams,
  response: one(organizationDeletionSchema),
});

export const deleteOrganization = endpoint({
  name: 'organizations.delete',
  method: 'DELETE',
  path: '/v1/organizations/{id}',
  summary:
    'Ends a company’s part and its open messages at once, tells its people and the applicants, and erases it with everything in 7 days. Its name confirms which.',
  access,
  params: idParams,
  body: deleteOrganizationSchema,
  response: one(organizationDeletionSchema),
  errors: ['conflict'],
});

export const keepOrganization = endpoint({
  name: 'organizations.keep',
  method: 'POST',
  path: '/v1/organizations/{id}/deletion/cancel',
  summary: 'Calls a deletion off; the company’s part stays ended until it is brought back.',
  access,
  params: idParams,
  response: one(organizationDeletionSchema),
  errors: ['conflict'],
});

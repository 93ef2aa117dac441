import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one, page } from '../kit/lists.ts';
import { deletionRequestSchema, deletionRequestsQuery } from './deletion-requests.schema.ts';

const access = { stage: 'onboarded', roles: ['employee'] } as const;

export const listDeletionRequests = endpoint({
  name: 'deletion-requests.list',
  method: 'GET',
  path: '/v1/deletion-requests',
  summary: 'What the own organization was asked to delete and has not confirmed yet, the oldest first.',
  access,
  query: deletionRequestsQuery,
  response: page(deletionRequestSchema),
});

export const confirmDeletion = endpoint({
  name: 'deletion-requests.confirm',
  method: 'POST',
  path: '/v1/deletion-requests/{id}/confirmation',
  summary: 'The organization has deleted the contact details. Again changes nothing.',
  access,
  params: idParams,
  response: one(deletionRequestSchema),
});

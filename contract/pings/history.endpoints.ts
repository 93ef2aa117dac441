import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { historySchema } from './history.schema.ts';

export const showHistory = endpoint({
  name: 'applicants.search.history',
  method: 'GET',
  path: '/v1/applicants/search/{id}/history',
  summary:
    'What was between the company and somebody it finds, by their handle: messages with what became of them, and who marked them.',
  access: { stage: 'onboarded', roles: ['employee'] },
  params: idParams,
  response: one(historySchema),
});

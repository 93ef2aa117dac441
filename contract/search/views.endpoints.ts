import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { viewerSchema } from './views.schema.ts';

export const listViewers = endpoint({
  name: 'applicants.viewers',
  method: 'GET',
  path: '/v1/viewers',
  summary: 'The companies that looked at oneself in the last 90 days and the days on which they did, the latest first.',
  access: { stage: 'verified', roles: ['applicant'] },
  response: v.object({ data: v.array(viewerSchema) }),
});

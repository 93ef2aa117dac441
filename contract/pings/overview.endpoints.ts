import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { filterSchemas } from '../kit/resource.ts';
import { pingsOverviewSchema } from './overview.schema.ts';
import { narrowing } from './pings.search.ts';

export const overviewPings = endpoint({
  name: 'pings.overview',
  method: 'GET',
  path: '/v1/pings/_overview',
  summary:
    'How many messages of the own organization are to do, open and done, narrowed as their list, and what all are about.',
  access: { stage: 'onboarded', roles: ['employee'] },
  query: v.strictObject({ filter: v.optional(v.strictObject(filterSchemas(narrowing))) }),
  response: one(pingsOverviewSchema),
});

import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { pingsOverviewSchema } from './overview.schema.ts';

/** By itself, for the menu of every page asks it. */
export const overviewPings = endpoint({
  name: 'pings.overview',
  method: 'GET',
  path: '/v1/pings/_overview',
  summary: 'How many messages of the own organization are to do, open and done, and what they are about.',
  access: { stage: 'onboarded', roles: ['employee'] },
  response: one(pingsOverviewSchema),
});

import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';

/** By itself, for the menu of every page asks it. */
export const countActivities = endpoint({
  name: 'activities.count',
  method: 'GET',
  path: '/v1/activities/_count',
  summary: 'How many of the reader’s activities are unread.',
  access: { stage: 'verified' },
  response: one(v.object({ unread: v.number() })),
});

import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { listQuery, page } from '../kit/lists.ts';
import { activitySchema, readActivitiesSchema } from './activities.schema.ts';
import { activitiesSearch } from './activities.search.ts';

const access = { stage: 'verified' } as const;

/** No resource of a company: everybody has their own. */
export const listActivities = endpoint({
  name: 'activities.list',
  method: 'GET',
  path: '/v1/activities',
  summary: 'What happened to the reader, the newest first, for 90 days.',
  access,
  query: listQuery({ unread: v.optional(v.literal(activitiesSearch.filter.unread)) }, activitiesSearch.order),
  response: page(activitySchema),
});

export const readActivity = endpoint({
  name: 'activities.read',
  method: 'POST',
  path: '/v1/activities/{id}/read',
  summary: 'Marks an activity as read; again, nothing changes.',
  access,
  params: idParams,
});

export const readActivities = endpoint({
  name: 'activities.read-all',
  method: 'POST',
  path: '/v1/activities/read',
  summary: 'Marks as read whatever happened until then.',
  access,
  body: readActivitiesSchema,
});

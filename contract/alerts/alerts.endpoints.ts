import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { dateSchema } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { namedByStaff } from '../kit/records.ts';
import { resource } from '../kit/resource.ts';
import { transitionBody } from '../kit/transitions.ts';
import { estimateSchema } from '../search/estimate.schema.ts';
import { criteriaFilters } from '../search/search.schema.ts';
import { alertEvents, alertSchema, createAlertSchema, updateAlertSchema } from './alerts.schema.ts';
import { alertsSearch } from './alerts.search.ts';

export const alerts = resource({
  name: 'alerts',
  access: { stage: 'onboarded', roles: ['employee', 'tenant_member', 'administrator'] },
  record: alertSchema,
  list: { summary: 'The saved searches of an organization that report by mail, newest first.', search: alertsSearch },
  show: { summary: 'One alert with its recipients and its latest run.' },
  create: { summary: 'Saves a search that reports by mail.', input: createAlertSchema, ability: 'create:Alert' },
  update: { summary: 'Changes what an alert looks for, how often, and whom it tells.', input: updateAlertSchema },
  transition: {
    summary: 'Moves the status of an alert along its lifecycle; a pause may name the day it ends by itself.',
    events: alertEvents,
    // with `pause`: the day from which it reports again by itself
    input: v.strictObject({ ...transitionBody(alertEvents).entries, paused_until: v.optional(dateSchema) }),
  },
});

export const estimateAlert = endpoint({
  name: 'alerts.estimate',
  method: 'GET',
  path: '/v1/alerts/_estimate',
  summary: 'How many applicants these criteria find today, and about how many new ones in a week.',
  access: alerts.list.access,
  query: v.strictObject({ filter: v.optional(v.strictObject({ ...criteriaFilters, ...namedByStaff })) }),
  response: one(estimateSchema),
});

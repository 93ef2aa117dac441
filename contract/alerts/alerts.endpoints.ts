import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import {
  alertEvents,
  alertSchema,
  createAlertSchema,
  estimateQuery,
  estimateSchema,
  moveAlertSchema,
  optOutSchema,
  updateAlertSchema,
} from './alerts.schema.ts';
import { alertsSearch } from './alerts.search.ts';

const access = { stage: 'onboarded', roles: ['employee', 'tenant_member', 'administrator'] } as const;

export const alerts = resource({
  name: 'alerts',
  access,
  record: alertSchema,
  list: { summary: 'The saved searches of an organization that report by mail, newest first.', search: alertsSearch },
  show: { summary: 'One alert with its recipients and its latest run.' },
  create: {
    summary: 'Saves a search that reports by mail.',
    input: createAlertSchema,
    ability: 'create:Alert',
    errors: ['transition_not_allowed'],
  },
  update: {
    summary: 'Changes what an alert looks for, how often, and whom it tells.',
    input: updateAlertSchema,
    errors: ['conflict'],
  },
  transition: {
    summary: 'Moves the status of an alert along its lifecycle; a pause may name the day it ends by itself.',
    events: alertEvents,
    input: moveAlertSchema,
    errors: ['validation'],
  },
});

export const estimateAlert = endpoint({
  name: 'alerts.estimate',
  method: 'GET',
  path: '/v1/alerts/_estimate',
  summary: 'How many applicants these criteria find today, and about how many new ones in a week.',
  access,
  query: estimateQuery,
  response: one(estimateSchema),
});

export const optOutOfAlert = endpoint({
  name: 'alerts.opt-out',
  method: 'POST',
  path: '/v1/alerts/{id}/opt-out',
  summary: 'Mails of this alert do not go to the caller any more, or do again; without a reader it pauses.',
  access: { stage: 'onboarded', roles: ['employee'] },
  params: idParams,
  body: optOutSchema,
  response: one(alertSchema),
});

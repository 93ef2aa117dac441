import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { followUpInputSchema, outcomeInputSchema } from './follow-ups.schema.ts';
import { organizationPingSchema } from './pings.schema.ts';

const access = { stage: 'onboarded', roles: ['employee'] } as const;

export const markPingRead = endpoint({
  name: 'pings.read',
  method: 'POST',
  path: '/v1/pings/{id}/reading',
  summary: 'Somebody of the organization has read the answer. Again changes nothing.',
  access,
  params: idParams,
});

export const sayOutcome = endpoint({
  name: 'pings.outcome',
  method: 'POST',
  path: '/v1/pings/{id}/outcomes',
  summary: 'What became of a yes; null takes back what was said.',
  access,
  params: idParams,
  body: outcomeInputSchema,
  response: one(organizationPingSchema),
  errors: ['transition_not_allowed'],
});

export const followUpPing = endpoint({
  name: 'pings.follow-up',
  method: 'PATCH',
  path: '/v1/pings/{id}/follow-up',
  summary: 'Who takes care of a yes, the day to come back to it, and a note on it.',
  access,
  params: idParams,
  body: followUpInputSchema,
  response: one(organizationPingSchema),
  ifMatch: 'needed',
  errors: ['transition_not_allowed'],
});

import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import { checkSuspiciousSchema, suspiciousEventSchema } from './suspicious-events.schema.ts';
import { suspiciousEventsSearch } from './suspicious-events.search.ts';

const access = { stage: 'onboarded', roles: ['tenant_member', 'administrator'] } as const;

/** For staff, who look into what was noticed by itself. */
export const suspiciousEvents = resource({
  name: 'suspicious-events',
  access,
  record: suspiciousEventSchema,
  list: {
    summary:
      'What was noticed by itself and may be misuse, one for each kind, subject and period; first what nobody has looked into.',
    search: suspiciousEventsSearch,
  },
});

export const checkSuspicious = endpoint({
  name: 'suspicious-events.transition',
  method: 'POST',
  path: '/v1/suspicious-events/{id}/transitions',
  summary: 'Notes that somebody has looked into one, and what they found. Nothing else changes by it.',
  access,
  params: idParams,
  body: checkSuspiciousSchema,
  response: one(suspiciousEventSchema),
  errors: ['transition_not_allowed'],
});

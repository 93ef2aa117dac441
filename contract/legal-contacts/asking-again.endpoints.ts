import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { undoSchema } from '../kit/undo.ts';
import { askAgainInputSchema, askedAgainSchema } from './asking-again.schema.ts';

const access = { stage: 'onboarded', roles: ['tenant_member', 'administrator'] } as const;
const response = v.object({ data: v.array(askedAgainSchema) });

export const previewAskingAgain = endpoint({
  name: 'legal-contacts.ask-again-preview',
  method: 'POST',
  path: '/v1/legal-contacts/_links/preview',
  summary: 'Which guardians of these applicants would get their link again, and why others would not. Changes nothing.',
  access,
  body: askAgainInputSchema,
  response,
});

export const askAgain = endpoint({
  name: 'legal-contacts.ask-again',
  method: 'POST',
  path: '/v1/legal-contacts/_links',
  summary:
    'Sends the guardians of these applicants their link again, after a minute in which it can be taken back: once a minute and three times a day. Says of each what became of it.',
  access,
  body: askAgainInputSchema,
  response: v.object({ data: v.array(askedAgainSchema), undo: undoSchema }),
  idempotent: true,
});

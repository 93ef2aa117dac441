import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { termsSchema, textHashSchema } from './terms.schema.ts';

export const currentTerms = endpoint({
  name: 'terms.current',
  method: 'GET',
  path: '/v1/terms/current',
  summary: "The tenant's terms in force, in the reader's language.",
  access: { stage: 'public' },
  response: one(termsSchema),
});

export const acceptTerms = endpoint({
  name: 'terms.accept',
  method: 'POST',
  path: '/v1/terms/acceptance',
  summary:
    'An adult applicant accepts the text with this hash. A minor is refused: a guardian decides. A newer text is a 409.',
  access: { stage: 'onboarded', roles: ['applicant'] },
  body: v.strictObject({ hash: textHashSchema }),
  errors: ['conflict', 'forbidden'],
});

import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { undoSchema } from '../kit/undo.ts';
import { verificationSchema, verifyInputSchema } from './verifying.schema.ts';

const access = { stage: 'onboarded', roles: ['tenant_member', 'administrator'] } as const;
const response = v.object({ data: v.array(verificationSchema) });

export const previewVerifications = endpoint({
  name: 'organizations.verify-preview',
  method: 'POST',
  path: '/v1/organizations/_verifications/preview',
  summary: 'Which of these companies can be verified, and who of them would be told. Changes nothing.',
  access,
  body: verifyInputSchema,
  response,
});

export const verifyOrganizations = endpoint({
  name: 'organizations.verify-several',
  method: 'POST',
  path: '/v1/organizations/_verifications',
  summary:
    'Verifies these companies, as one is by itself; for a minute it can be taken back. Says of each what became of it.',
  access,
  body: verifyInputSchema,
  response: v.object({ data: v.array(verificationSchema), undo: undoSchema }),
  idempotent: true,
});

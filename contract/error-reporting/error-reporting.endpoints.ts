import { endpoint } from '../kit/endpoint.ts';
import { browserErrorSchema } from './error-reporting.schema.ts';

export const reportBrowserError = endpoint({
  name: 'errors.report',
  method: 'POST',
  path: '/v1/errors',
  summary: "A defect of the browser's program, for whoever keeps it; without names, typed text, ids and addresses.",
  access: { stage: 'public' },
  body: browserErrorSchema,
});

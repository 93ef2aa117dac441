import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { privacySchema } from './privacy.schema.ts';

export const showPrivacy = endpoint({
  name: 'tenants.privacy',
  method: 'GET',
  path: '/v1/privacy',
  summary: "The tenant's privacy notice in the reader's language, made from its settings; in plain words and in full.",
  access: { stage: 'public' },
  response: one(privacySchema),
});

import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import { newTenantSchema, tenantChangesSchema, tenantSchema } from './administration.schema.ts';
import { ageEffectsSchema, agesSchema } from './ages.schema.ts';
import { selectorSchema, senderCheckSchema } from './sender.schema.ts';
import { tenantsSearch } from './tenants.search.ts';

const made = resource({
  name: 'tenants',
  access: { stage: 'onboarded', roles: ['administrator'], host: 'app' },
  record: tenantSchema,
  list: { search: tenantsSearch, summary: 'Every tenant, for the administrators of `app`. Nothing of their people.' },
  show: { summary: 'One tenant with its settings.' },
  create: {
    summary:
      'Makes a tenant with its terms and templates, live on its host at once, and invites its first administrator by e-mail.',
    input: newTenantSchema,
  },
  update: {
    summary:
      'Changes settings of a tenant, which count at once. Periods for keeping data may become shorter, not longer.',
    input: tenantChangesSchema,
    errors: ['validation'],
  },
});

/** The list has a path of its own: `GET /v1/tenants` is what every browser asks for one slug before it knows a tenant. */
const list = { ...made.list, path: '/v1/tenants/all' } as const;

export const tenants = { ...made, list };

const { access } = made.show;

export const countAgeEffects = endpoint({
  name: 'tenants.age-effects',
  method: 'GET',
  path: '/v1/tenants/{id}/age-effects',
  summary:
    'How many applicants of a tenant other ages would concern, before they are saved. Fewer than five stay uncounted.',
  access,
  params: idParams,
  query: agesSchema,
  response: one(ageEffectsSchema),
});

export const showTenantLogo = endpoint({
  name: 'tenants.logo',
  method: 'GET',
  path: '/v1/tenants/{id}/logo',
  summary: 'The logo of a tenant in base64: it lies on the tenant’s own host, whose pictures other pages don’t show.',
  access,
  params: idParams,
  response: one(v.object({ png: v.nullable(v.string()) })),
});

export const storeTenantLogo = endpoint({
  name: 'tenants.store-logo',
  method: 'PUT',
  path: '/v1/tenants/{id}/logo',
  summary: 'Gives a tenant its logo; it is decoded and encoded anew.',
  access,
  params: idParams,
  upload: { types: ['image/png'], bytes: 100_000 },
  response: one(tenantSchema),
  errors: ['validation', 'too_large', 'unsupported_media_type'],
});

export const removeTenantLogo = endpoint({
  name: 'tenants.remove-logo',
  method: 'DELETE',
  path: '/v1/tenants/{id}/logo',
  summary: 'Takes the logo of a tenant away.',
  access,
  params: idParams,
  response: one(tenantSchema),
});

export const sendTestMail = endpoint({
  name: 'tenants.test-mail',
  method: 'POST',
  path: '/v1/tenants/{id}/test-mail',
  summary: 'Sends an e-mail of a tenant, as it is set up now, to whoever asks.',
  access,
  params: idParams,
  status: 202,
});

export const checkSender = endpoint({
  name: 'tenants.sender-check',
  method: 'GET',
  path: '/v1/tenants/{id}/sender-check',
  summary:
    'What the name servers say of the domain a tenant’s e-mails come from: SPF, DMARC, and DKIM by its selector.',
  access,
  params: idParams,
  query: selectorSchema,
  response: one(senderCheckSchema),
});

import { endpoint } from '../kit/endpoint.ts';
import { one, page } from '../kit/lists.ts';
import {
  applicationParams,
  headInputSchema,
  headSchema,
  publicTenantSchema,
  tenantsQuerySchema,
} from './tenants.schema.ts';

export const tenantsLookup = endpoint({
  name: 'tenants.lookup',
  method: 'GET',
  path: '/v1/tenants',
  summary: 'The tenant of one slug, public fields only; answers on every host. An unknown slug gives an empty list.',
  access: { stage: 'public' },
  query: tenantsQuerySchema,
  response: page(publicTenantSchema),
});

export const createHead = endpoint({
  name: 'heads.create',
  method: 'POST',
  path: '/v1/heads/{application}',
  summary: 'Manifest, icon and theme colour for a page of this name and colour; nothing is stored.',
  access: { stage: 'public' },
  params: applicationParams,
  body: headInputSchema,
  response: one(headSchema),
});

import { resource } from '../kit/resource.ts';
import { newTenantSchema, tenantSchema } from './administration.schema.ts';
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
});

/** The list has a path of its own: `GET /v1/tenants` is what every browser asks for one slug before it knows a tenant. */
const list = { ...made.list, path: '/v1/tenants/all' } as const;

export const tenants = { ...made, list };

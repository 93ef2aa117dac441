import { resource } from '../kit/resource.ts';
import { createOrganizationSchema, organizationEntrySchema } from './desk.schema.ts';
import { organizationEvents } from './organizations.schema.ts';
import { organizationsSearch } from './organizations.search.ts';

/** For staff, who vouch for their companies. */
export const organizations = resource({
  name: 'organizations',
  access: { stage: 'onboarded', roles: ['tenant_member', 'administrator'] },
  record: organizationEntrySchema,
  list: { summary: 'The tenant’s companies, by name.', search: organizationsSearch },
  create: {
    summary: 'A new company, checked unless said otherwise, with its first invitation.',
    input: createOrganizationSchema,
    ability: 'create:Organization',
  },
  transition: {
    summary: 'Verifies a company, pauses it, lets it go on, ends its part here or begins it again; it is told why.',
    events: organizationEvents,
  },
});

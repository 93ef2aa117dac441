import { resource } from '../kit/resource.ts';
import { deskPingSchema } from './desk.schema.ts';
import { organizationPingsSearch } from './desk.search.ts';

/** For staff, who read and end companies' messages, and write none. */
export const organizationPings = resource({
  name: 'organization-pings',
  access: { stage: 'onboarded', roles: ['tenant_member', 'administrator'] },
  record: deskPingSchema,
  list: {
    summary: 'What companies have written, of one or to one person: who, when, and what became of it; no texts.',
    search: organizationPingsSearch,
  },
  transition: {
    summary: 'Ends a message that waits for an answer. Company and applicant are told why.',
    events: ['revoke'],
  },
});

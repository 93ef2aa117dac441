import { resource } from '../kit/resource.ts';
import { auditEntrySchema } from './audits.schema.ts';
import { auditsSearch } from './audits.search.ts';

/** What was done in the tenant, for whoever answers for it. */
export const audits = resource({
  name: 'audits',
  access: { stage: 'onboarded', roles: ['tenant_member', 'administrator'] },
  record: auditEntrySchema,
  list: {
    search: auditsSearch,
    summary: 'Who did what in the tenant, the newest first; the last 10,000 acts that fit the filters.',
    csv: 'The same as one file, without an end to how far it goes back.',
  },
});

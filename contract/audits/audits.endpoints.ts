import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import { auditedSchema, auditEntrySchema } from './audits.schema.ts';
import { auditsSearch } from './audits.search.ts';

const access = { stage: 'onboarded', roles: ['tenant_member', 'administrator'] } as const;

/** What was done in the tenant, for whoever answers for it. */
export const audits = resource({
  name: 'audits',
  access,
  record: auditEntrySchema,
  list: {
    search: auditsSearch,
    summary: 'Who did what in the tenant, the newest first; the last 10,000 acts that fit the filters.',
    csv: 'The same as one file, without an end to how far it goes back.',
  },
});

/** Whose log is read. */
export const showAudited = endpoint({
  name: 'audits.audited',
  method: 'GET',
  path: '/v1/audits/_audited/{id}',
  summary: 'What a person or a company is called whose part of the log is read; nobody who is gone has a name.',
  access,
  params: idParams,
  response: one(auditedSchema),
});

import * as v from 'valibot';
import { idSchema, localeSchema, timestampSchema } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { listedTypes, usersSearch } from './users.search.ts';

/** An account, as staff see it. */
const userRecordSchema = v.object({
  id: idSchema,
  type: v.picklist(listedTypes),
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  locale: localeSchema,
  verified: v.boolean(),
  /** Whether they may log in. */
  status: v.picklist(usersSearch.filter.status),
  created_at: timestampSchema,
});

export const users = resource({
  name: 'users',
  access: { stage: 'onboarded', roles: ['tenant_member', 'administrator'] },
  record: userRecordSchema,
  list: { summary: 'The accounts of the tenant’s staff and of its companies’ people.', search: usersSearch },
  show: { summary: 'One of these accounts.' },
});

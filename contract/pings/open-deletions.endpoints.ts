import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import { moveOpenDeletionSchema, openDeletionSchema } from './open-deletions.schema.ts';
import { openDeletionsSearch } from './open-deletions.search.ts';

const access = { stage: 'onboarded', roles: ['tenant_member', 'administrator'] } as const;

/** For staff, who see to it that companies delete what they were asked to. */
export const openDeletions = resource({
  name: 'open-deletions',
  access,
  record: openDeletionSchema,
  list: {
    summary: 'What companies were asked to delete and have not confirmed, the oldest first; nobody is named.',
    search: openDeletionsSearch,
  },
});

export const moveOpenDeletion = endpoint({
  name: 'open-deletions.transition',
  method: 'POST',
  path: '/v1/open-deletions/{id}/transitions',
  summary:
    'Reminds everybody of the company of all that it has not confirmed, not twice in 14 days; or closes the matter, with what the company said.',
  access,
  params: idParams,
  body: moveOpenDeletionSchema,
  response: one(openDeletionSchema),
  errors: ['transition_not_allowed'],
});

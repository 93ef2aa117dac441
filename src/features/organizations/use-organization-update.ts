import { useRouter } from '@tanstack/react-router';
import type * as v from 'valibot';
import { showOrganization, updateOrganization } from '../../../contract/organizations/organizations.endpoints.ts';
import type { Organization, updateOrganizationSchema } from '../../../contract/organizations/organizations.schema.ts';
import type { OwnOrganization } from '../../../contract/users/me.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useSessionActor } from '../../api/session.ts';

type Changes = v.InferOutput<typeof updateOrganizationSchema>;

/** Saves a part of the own organization; where a colleague was faster it learns theirs and answers with it. */
export function useOrganizationUpdate(organization: Organization) {
  const router = useRouter();
  const session = useSessionActor();
  const params = { id: organization.id };
  const learn = ({ id, name, usage_type, status, occupation_ids, version }: OwnOrganization) => {
    const patch = { organization: { id, name, usage_type, status, occupation_ids, version } };
    session.send({ type: 'me.patched', patch });
    return router.invalidate();
  };
  return async (body: Changes): Promise<{ theirs: Organization | undefined }> => {
    try {
      const { data } = await call(updateOrganization, { params, body }, { version: organization.version });
      await learn(data);
      return { theirs: undefined };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
      const { data } = await call(showOrganization, { params });
      await learn(data);
      return { theirs: data };
    }
  };
}

import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type * as v from 'valibot';
import { showOrganization, updateOrganization } from '../../../contract/organizations/organizations.endpoints.ts';
import type { Organization, updateOrganizationSchema } from '../../../contract/organizations/organizations.schema.ts';
import type { OwnOrganization } from '../../../contract/users/me.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useSessionActor } from '../../api/session.ts';
import { type Unsaved, unsaved } from '../../forms/use-app-form.ts';
import { useNotify } from '../../ui/toast/notify.ts';

type Changes = v.InferOutput<typeof updateOrganizationSchema>;

/** What a form changes, spelled the same whoever says it: nothing is nothing, and an order of names is none. */
const partOf = (source: Organization | Changes, changes: Changes): string =>
  JSON.stringify(
    (Object.keys(changes) as (keyof Changes)[]).toSorted().map((name) => {
      const value = source[name];
      if (Array.isArray(value)) return value.toSorted();
      return typeof value === 'object' && value !== null
        ? Object.entries(value)
            .filter(([, it]) => it !== null && it !== '')
            .toSorted(([a], [b]) => a.localeCompare(b))
        : (value ?? '');
    }),
  );

/**
 * Saves a part of the own organization. Where a colleague changed the same part meanwhile, nothing is
 * saved and the page shows theirs; where they changed another part, both are kept.
 */
export function useSaveForAll(organization: Organization) {
  const { t } = useLingui();
  const notify = useNotify();
  const router = useRouter();
  const session = useSessionActor();
  const [theirs, setTheirs] = useState<Organization>();
  const params = { id: organization.id };
  const learn = ({ id, name, usage_type, status, occupation_ids, version }: OwnOrganization) => {
    const patch = { organization: { id, name, usage_type, status, occupation_ids, version } };
    session.send({ type: 'me.patched', patch });
    return router.invalidate();
  };
  const save = async (changes: Changes, known: Organization): Promise<Unsaved | undefined> => {
    try {
      const { data } = await call(updateOrganization, { params, body: changes }, { version: known.version });
      await learn(data);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
      const { data: saved } = await call(showOrganization, { params });
      const part = partOf(saved, changes);
      if (part !== partOf(changes, changes)) {
        if (part === partOf(known, changes) && saved.version !== known.version) return save(changes, saved);
        await learn(saved);
        setTheirs(saved);
        return unsaved;
      }
      await learn(saved);
    }
    setTheirs(undefined);
    notify.show({ tone: 'success', title: t`Saved for your whole company` });
    return undefined;
  };
  return {
    submit: (changes: Changes) => save(changes, theirs ?? organization),
    /** What a colleague saved meanwhile. */
    theirs,
    settle: () => setTheirs(undefined),
  };
}

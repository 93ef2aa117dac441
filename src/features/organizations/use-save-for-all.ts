import { useLingui } from '@lingui/react/macro';
import type * as v from 'valibot';
import { showOrganization, updateOrganization } from '../../../contract/organizations/organizations.endpoints.ts';
import type { Organization, updateOrganizationSchema } from '../../../contract/organizations/organizations.schema.ts';
import type { OwnOrganization } from '../../../contract/users/me.schema.ts';
import { call } from '../../api/call.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import type { FormEnd } from '../../forms/use-app-form.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { useRecordForm } from '../../kit/use-record-form.ts';
import { useNotify } from '../../ui/toast/notify.ts';

type Changes = v.InferOutput<typeof updateOrganizationSchema>;

/**
 * Saves a part of an organization, for everybody who works there.
 * @param onClose where the form stands in the place of what it changes: saved, or left as it was
 */
export function useSaveForAll(organization: Organization, onClose?: () => void) {
  const { t } = useLingui();
  const notify = useNotify();
  const session = useSessionActor();
  const { user, organization: own } = useMe();
  const isStaff = user.type === 'tenant_member' || user.type === 'administrator';
  const changed = useChanged('/organization');
  const params = { id: organization.id };
  const { form, theirs, keepTheirs } = useRecordForm<OwnOrganization, Organization, Changes>({
    record: organization,
    save: async (body, version) => (await call(updateOrganization, { params, body }, { version })).data,
    read: async () => (await call(showOrganization, { params })).data,
    onStored: async ({ id, name, usage_type, status, occupation_ids, verified_at, deletes_at, version }, isOwn) => {
      const patch = {
        organization: { id, name, usage_type, status, occupation_ids, verified_at, deletes_at, version },
      };
      if (own?.id === id) session.send({ type: 'me.patched', patch });
      await changed();
      if (!isOwn) return;
      notify.show({ tone: 'success', title: isStaff ? t`The changes are saved` : t`Saved for your whole company` });
      onClose?.();
    },
  });
  /** For `ContestedSave`: what was saved meanwhile, or while a draft lay here. */
  const contest = ({ isPending, outdated, takeStored }: FormEnd, inWords: (stored: Organization) => string) => ({
    theirs: theirs ? inWords(theirs) : outdated.length > 0 ? inWords(organization) : undefined,
    isPending,
    onKeepTheirs: () => {
      takeStored();
      keepTheirs();
      onClose?.();
    },
    onCancel:
      onClose &&
      (() => {
        takeStored();
        onClose();
      }),
  });
  return { form, contest };
}

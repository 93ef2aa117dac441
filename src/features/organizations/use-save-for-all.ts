import { useLingui } from '@lingui/react/macro';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import { useNotify } from '../../ui/toast/notify.ts';
import { useOrganizationUpdate } from './use-organization-update.ts';

/** Saves and says so; where a colleague was faster, says that nothing is lost and that the button saves one's own. */
export function useSaveForAll(organization: Organization) {
  const { t } = useLingui();
  const notify = useNotify();
  const save = useOrganizationUpdate(organization);
  return async (changes: Parameters<typeof save>[0]): Promise<void> => {
    const { theirs } = await save(changes);
    notify.show(
      theirs
        ? {
            tone: 'warning',
            title: t`A colleague was faster`,
            message: t`Something was saved meanwhile. What you typed is still here: save again to keep it.`,
          }
        : { tone: 'success', title: t`Saved for your whole company` },
    );
  };
}

import { Trans, useLingui } from '@lingui/react/macro';
import { NewRecord } from '../../kit/fields/new-record.tsx';
import { FormPage, FormPending } from '../../kit/form-page.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { newTenantForm } from './tenant-form.tsx';
import { tenantPage } from './tenant-words.ts';

export function CreateTenantScreen() {
  const { t } = useLingui();
  return (
    <FormPage {...useHeader()}>
      <NewRecord
        of={newTenantForm}
        offers={{}}
        button={t`Create tenant`}
        done={t`The tenant is there, and its administrator is invited`}
        page={tenantPage}
      />
    </FormPage>
  );
}

export const CreateTenantPending = () => <FormPending header={useHeader()} />;

function useHeader() {
  const { t } = useLingui();
  return {
    title: t`A new tenant`,
    lead: t`It is reachable on its host as soon as you create it, with terms and e-mail templates to begin with.`,
    back: (
      <RouterLink variant="alone" to="/tenants">
        <Trans>All tenants</Trans>
      </RouterLink>
    ),
  };
}

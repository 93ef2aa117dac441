import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { FormPending } from '../../kit/form-page.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { BoundaryCard } from './boundary-card.tsx';
import { OpenTenantCard } from './open-tenant-card.tsx';
import { SenderCard } from './sender-card.tsx';
import { settingsForm } from './settings-form.tsx';
import { TenantLogo } from './tenant-logo.tsx';
import * as css from './tenant.css.ts';

const route = getRouteApi('/member/tenants/$tenant_id');

/** One tenant: what it is called, where it is, and everything that is set of it. */
export function TenantScreen() {
  const { tenant, logo, boundary } = route.useLoaderData();
  const { url } = tenant;
  return (
    <Stack gap={8}>
      <PageHeader
        title={tenant.name}
        lead={
          <TextLink variant="alone" href={url} target="_blank">
            {new URL(url).host}
          </TextLink>
        }
        back={
          <RouterLink variant="alone" to="/tenants">
            <Trans>All tenants</Trans>
          </RouterLink>
        }
      />
      <div className={css.parts}>
        <TenantLogo id={tenant.id} png={logo} />
        <BoundaryCard id={tenant.id} stored={boundary} />
        <StoredRecord of={settingsForm} record={tenant} offers={{ tenant }} />
        <SenderCard tenant={tenant} />
        {tenant.slug === 'app' ? null : <OpenTenantCard tenant={tenant} />}
      </div>
    </Stack>
  );
}

/** The form while the tenant is being fetched. */
export const TenantPending = () => <FormPending />;

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import { useMe } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { NavTab, NavTabs } from '../../ui/tabs/nav-tabs.tsx';
import { organizationWords } from './organization-words.ts';

/** The company's name above its three pages. */
export function OrganizationFrame({ organization, children }: { organization: Organization; children: ReactNode }) {
  const { i18n } = useLingui();
  const tenantName = useTenant()?.name ?? '';
  const { status_reason } = organization;
  const { label, sentence } = organizationWords[organization.status];
  return (
    <Stack gap={6}>
      <PageHeader
        title={organization.name}
        lead={i18n._(sentence)}
        status={<StatusBadge status={organization.status} label={i18n._(label)} />}
      />
      {status_reason === null ? null : (
        <Banner tone="warning">
          <Trans>
            {tenantName} says why: “{status_reason}”
          </Trans>
        </Banner>
      )}
      <Tabs />
      {children}
    </Stack>
  );
}

/** The company's pages while it is being fetched. */
export function OrganizationPending() {
  const { organization } = useMe();
  const header = (
    <Stack gap={6}>
      <PageHeader title={organization?.name ?? ''} lead={<Skeleton width="min(24rem, 75vw)" height="1.75rem" />} />
      <Tabs />
    </Stack>
  );
  return (
    <PageSkeleton header={header}>
      <Skeleton height="24rem" />
    </PageSkeleton>
  );
}

function Tabs() {
  const { t } = useLingui();
  return (
    <NavTabs aria-label={t`Organization`}>
      <NavTab to="/organization" activeOptions={{ exact: true }}>
        <Trans>Details</Trans>
      </NavTab>
      <NavTab to="/organization/employees">
        <Trans>Employees</Trans>
      </NavTab>
      <NavTab to="/organization/invitations">
        <Trans>Invitations</Trans>
      </NavTab>
    </NavTabs>
  );
}

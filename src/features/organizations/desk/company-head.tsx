import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Organization } from '../../../../contract/organizations/organizations.schema.ts';
import { useMe } from '../../../api/session.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { momentInWords } from '../../../i18n/days.ts';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { statusWords } from './desk-words.ts';
import { OrganizationEvents } from './organization-events.tsx';

interface CompanyHeadProps {
  readonly organization: Organization;
  readonly children: ReactNode;
}

/** A company's name and standing above its lists. */
export function CompanyHead({ organization, children }: CompanyHeadProps) {
  const { i18n } = useLingui();
  const { name, status, status_reason, verified_at, deletes_at } = organization;
  const { label, sentence } = statusWords[status];
  const since = verified_at === null ? null : i18n.date(verified_at, { dateStyle: 'long' });
  return (
    <Stack gap={6}>
      <PageHeader
        title={name}
        lead={
          <>
            {i18n._(sentence)} {since === null ? null : <Trans>Verified: {since}.</Trans>}
          </>
        }
        status={<StatusBadge status={status} label={i18n._(label)} />}
        back={
          <RouterLink variant="alone" to="/organizations">
            <Trans>All organizations</Trans>
          </RouterLink>
        }
        actions={<OrganizationEvents organization={organization} />}
      />
      {status_reason === null ? null : (
        <Banner tone="neutral">
          <Trans>The company was told: “{status_reason}”</Trans>
        </Banner>
      )}
      {deletes_at === null ? null : (
        <Banner tone="warning">
          <Trans>It is being deleted. Everything of it is erased: {momentInWords(i18n, deletes_at)}.</Trans>
        </Banner>
      )}
      {useMe().handover ? null : <DeskTabs organization_id={organization.id} />}
      {children}
    </Stack>
  );
}

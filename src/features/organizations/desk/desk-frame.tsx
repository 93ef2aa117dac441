import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { Organization } from '../../../../contract/organizations/organizations.schema.ts';
import { useMe } from '../../../api/session.ts';
import { linksBelow } from '../../../kit/given.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { momentInWords } from '../../../i18n/days.ts';
import { LinkBase } from '../../../ui/link/link-base.ts';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { organizationPage, statusWords } from './desk-words.ts';
import { OrganizationEvents } from './organization-events.tsx';

interface DeskFrameProps {
  readonly organization: Organization;
  readonly children: ReactNode;
}

/** Around a company's pages, for staff: their links stay below it. Above a single record stands its name alone. */
export function DeskFrame({ organization, children }: DeskFrameProps) {
  const isRecord = useLocation().pathname.split('/').length > 4;
  return (
    <LinkBase value={useMemo(() => linksBelow(organization.id), [organization.id])}>
      {isRecord ? (
        <Stack gap={4}>
          <RouterLink variant="alone" {...organizationPage(organization.id)}>
            {organization.name}
          </RouterLink>
          {children}
        </Stack>
      ) : (
        <Whole organization={organization}>{children}</Whole>
      )}
    </LinkBase>
  );
}

/** A company's name and standing above its lists. */
function Whole({ organization, children }: DeskFrameProps) {
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

/** The company's pages while it is being fetched. */
export function DeskPending() {
  return (
    <PageSkeleton>
      <Skeleton height="24rem" />
    </PageSkeleton>
  );
}

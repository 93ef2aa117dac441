import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { Organization } from '../../../../contract/organizations/organizations.schema.ts';
import { linksBelow } from '../../../kit/given.ts';
import { LinkBase } from '../../../ui/link/link-base.ts';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { PageSkeleton } from '../../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';

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
          <RouterLink
            variant="alone"
            to="/organizations/$organization_id"
            params={{ organization_id: organization.id }}
          >
            {organization.name}
          </RouterLink>
          {children}
        </Stack>
      ) : (
        children
      )}
    </LinkBase>
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

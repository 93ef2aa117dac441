import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { RouterButtonLink } from '../../../ui/link/router-link.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { TermsVersionCard } from './terms-version-card.tsx';

const route = getRouteApi('/member/terms');

/** Every version of the tenant's terms: the one in force first, each with what it changed. */
export function TermsVersionsScreen() {
  const versions = route.useLoaderData();
  return (
    <Stack gap={6}>
      <PageHeader {...useHeader()} />
      {versions.map((version, index) => (
        <TermsVersionCard key={version.id} version={version} earlier={versions[index + 1]} isInForce={index === 0} />
      ))}
    </Stack>
  );
}

export const TermsVersionsPending = () => (
  <PageSkeleton header={<PageHeader {...useHeader()} />}>
    <Skeleton height="14rem" />
  </PageSkeleton>
);

function useHeader() {
  const { t } = useLingui();
  return {
    title: t`Terms of use`,
    lead: t`What applicants agree to, and guardians for them. Earlier versions stay readable for whoever agreed to them.`,
    actions: (
      <RouterButtonLink to="/terms/create">
        <Trans>Write a new version</Trans>
      </RouterButtonLink>
    ),
  };
}

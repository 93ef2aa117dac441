import { Trans, useLingui } from '@lingui/react/macro';
import { useOrganization } from '../../kit/use-organization.ts';
import { Banner } from '../../ui/banner/banner.tsx';

/** Why there is no button to invite somebody into a company that pauses or has ended its part. */
export function NobodyCanJoin() {
  const { t } = useLingui();
  const { name: organizationName } = useOrganization();
  return (
    <Banner tone="info" title={t`Nobody can join at the moment`}>
      <Trans>{organizationName} isn’t active. Once it is again, somebody can be invited.</Trans>
    </Banner>
  );
}

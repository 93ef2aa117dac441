import { Trans } from '@lingui/react/macro';
import { Banner } from '../../ui/banner/banner.tsx';

/** Why there is no button to invite somebody into a company that pauses or has ended its part. */
export const NobodyCanJoin = () => (
  <Banner tone="info">
    <Trans>Nobody can join while the company isn’t active.</Trans>
  </Banner>
);

import { Trans, useLingui } from '@lingui/react/macro';
import { useMe } from '../../api/session.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';

/** Who lives abroad, or where nobody knows, learns why nothing is near, and how that changes. */
export function NotPlaced() {
  const { t } = useLingui();
  const isAbroad = (useMe().applicant?.address?.country ?? 'DE') !== 'DE';
  return (
    <Banner
      tone="info"
      title={isAbroad ? t`Your address is outside Germany` : t`We can’t find your address on the map`}
      action={
        <RouterButtonLink to="/account" variant="secondary" size="compact">
          <Trans>Change my address</Trans>
        </RouterButtonLink>
      }
    >
      {isAbroad ? (
        <Trans>
          That is why there are no distances here, and why companies that search by distance don’t find you. If you will
          live in Germany for your apprenticeship, enter that address.
        </Trans>
      ) : (
        <Trans>That is why there are no distances here. Please check postcode and town.</Trans>
      )}
    </Banner>
  );
}

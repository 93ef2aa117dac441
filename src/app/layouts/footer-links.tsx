import { Trans } from '@lingui/react/macro';
import { use } from 'react';
import { SessionContext, useSession } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';

/** Imprint and privacy, on every page: the tenant's own addresses where it has them. */
export function FooterLinks() {
  const tenant = useTenant();
  const session = use(SessionContext);
  return (
    <>
      {session ? <HelpLink /> : null}
      {tenant?.imprint_url ? (
        <TextLink variant="quiet" href={tenant.imprint_url}>
          <Trans>Imprint</Trans>
        </TextLink>
      ) : (
        <RouterLink variant="quiet" to="/imprint">
          <Trans>Imprint</Trans>
        </RouterLink>
      )}
      {tenant?.privacy_url ? (
        <TextLink variant="quiet" href={tenant.privacy_url}>
          <Trans>Privacy</Trans>
        </TextLink>
      ) : (
        <RouterLink variant="quiet" to="/privacy">
          <Trans>Privacy</Trans>
        </RouterLink>
      )}
      {tenant?.support_email ? (
        <TextLink variant="quiet" href={`mailto:${tenant.support_email}`}>
          <Trans context="footer">Contact</Trans>
        </TextLink>
      ) : null}
    </>
  );
}

/** Whoever isn't ready has no menu to find the help in: guests and guardians among them. */
function HelpLink() {
  const needsIt = useSession((snapshot) => !snapshot.matches('ready'));
  return needsIt ? (
    <RouterLink variant="quiet" to="/help">
      <Trans>Help</Trans>
    </RouterLink>
  ) : null;
}

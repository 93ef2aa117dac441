import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useMe } from '../../api/session.ts';
import { plainPathname } from '../../kit/plain-pathname.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { DeletionBanner } from './deletion-banner.tsx';
import * as css from './standstill.css.ts';

/** On every page of a company that can't go on; why it is paused, its own page says. */
export function StandstillBanner() {
  const { organization } = useMe();
  const pathname = useLocation({ select: (location) => plainPathname(location.pathname) });
  if (organization?.deletes_at) {
    return (
      <div className={css.standstill}>
        <DeletionBanner
          until={organization.deletes_at}
          isWhole={pathname === '/dashboard' || pathname.startsWith('/organization')}
        />
      </div>
    );
  }
  if (pathname.startsWith('/organization')) return null;
  return (
    <div className={css.standstill}>
      <Banner
        tone="warning"
        action={
          <RouterLink variant="alone" to="/organization">
            <Trans>Read why</Trans>
          </RouterLink>
        }
      >
        {organization?.status === 'archived' ? (
          <Trans>Your company no longer takes part: nobody of you can search or write to applicants.</Trans>
        ) : (
          <Trans>
            Your company is paused: nobody of you can search or write to applicants until it is activated again.
          </Trans>
        )}
      </Banner>
    </div>
  );
}

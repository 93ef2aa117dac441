import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { SessionContext, useSession } from '../../api/session.ts';
import { LanguageSwitch } from '../../i18n/language-switch.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { StandaloneFrame } from '../../ui/standalone-frame/standalone-frame.tsx';
import { FooterLinks } from './footer-links.tsx';
import { HomeBrand } from './home-brand.tsx';
import { useSaveLocale } from './save-locale.ts';

/** A guest's page around anything. */
export function StandalonePage({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const session = use(SessionContext);
  const saveLocale = useSaveLocale();
  return (
    <StandaloneFrame
      brand={<HomeBrand />}
      tools={
        <>
          {session ? <OwnLinks /> : null}
          <LanguageSwitch onChoose={saveLocale} />
        </>
      }
      footer={<FooterLinks hasHelp />}
      aside={aside}
    >
      {children}
    </StandaloneFrame>
  );
}

/** The layout of guests and of everybody who isn't ready yet. */
export function StandaloneLayout() {
  return (
    <StandalonePage>
      <Outlet />
    </StandalonePage>
  );
}

/** Whoever is logged in but not ready has no menu: to see, correct and delete what is theirs, and to get out; opening /logout acts at once. */
function OwnLinks() {
  const isSomebody = useSession((snapshot) => selectMe(snapshot) !== undefined);
  return isSomebody ? (
    <>
      <RouterLink variant="quiet" to="/account">
        <Trans>Account</Trans>
      </RouterLink>
      <RouterLink variant="quiet" to="/logout" preload={false}>
        <Trans>Log out</Trans>
      </RouterLink>
    </>
  ) : null;
}

import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { SessionContext, useSession } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { LanguageSwitch } from '../../i18n/language-switch.tsx';
import { Brand } from '../../ui/brand/brand.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { StandaloneFrame } from '../../ui/standalone-frame/standalone-frame.tsx';
import { FooterLinks } from './footer-links.tsx';
import { useSaveLocale } from './save-locale.ts';

/** A guest's page around anything; without a tenant it carries the product's name. */
export function StandalonePage({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const tenant = useTenant();
  const session = use(SessionContext);
  const saveLocale = useSaveLocale();
  return (
    <StandaloneFrame
      brand={<Brand name={tenant?.name ?? 'Werdegang'} logo={tenant?.logo} />}
      tools={
        <>
          {session ? <LogoutLink /> : null}
          <LanguageSwitch onChoose={saveLocale} />
        </>
      }
      footer={<FooterLinks />}
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

/** Whoever is logged in but not ready has no menu, and must get out all the same; opening /logout acts at once. */
function LogoutLink() {
  const isSomebody = useSession((snapshot) => selectMe(snapshot) !== undefined);
  return isSomebody ? (
    <RouterLink variant="quiet" to="/logout" preload={false}>
      <Trans>Log out</Trans>
    </RouterLink>
  ) : null;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { useSession } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import type { RouteName } from '../../routes/pages.ts';
import { LanguageSwitch } from '../../i18n/language-switch.tsx';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import * as css from './default-layout.css.ts';
import { FooterLinks } from './footer-links.tsx';
import { HomeBrand } from './home-brand.tsx';
import { useMenu } from './menu.ts';
import type { MenuLink } from './menu-anchor.tsx';
import { useMenuCounts } from './use-menu-counts.ts';
import { useSaveLocale } from './save-locale.ts';
import { Navigation } from './navigation.tsx';
import { Standstill } from './standstill.tsx';

/** The layout of everybody who is ready. */
export function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}

/** Whose page, where one can go, the page, the small print. */
export function DefaultFrame({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui();
  const tenant = useTenant();
  const me = useSession(selectMe);
  const menu = useMenu(me);
  const { pings, alerts: asked, applicants: unsaid, desk, organizations, unread, isMore } = useMenuCounts(menu.work);
  const saveLocale = useSaveLocale();
  // Nobody's private view shows while logging out.
  if (!me) return null;
  const counted = (number = 0, words: string) =>
    number > 0 ? { figure: number > 99 ? `${i18n.number(99)}+` : i18n.number(number), words } : undefined;
  const toDo = (todo?: number) => counted(todo, t`${todo} to do`);
  const news = t`${unread} unread`;
  const counts: Partial<Record<RouteName, MenuLink['count']>> = {
    pings: toDo(pings),
    'reports.index': toDo(desk),
    'organizations.index': toDo(organizations),
    'alerts.index': counted(asked, t`${asked} to answer`),
    'applicants.index': counted(unsaid, t`${unsaid} to confirm`),
    activities: counted(unread, news),
  };
  const links = menu.entries.flatMap(({ name, label, short, host, ...entry }): MenuLink[] => {
    if (host && host !== tenant?.slug) return [];
    const count = counts[name];
    return [{ ...entry, label: i18n._(label), ...(short && { short: i18n._(short) }), ...(count && { count }) }];
  });
  return (
    <div className={css.page}>
      <a className={css.skip} href="#main">
        <Trans>Skip to the page</Trans>
      </a>
      <header className={css.side}>
        <HomeBrand />
        <Navigation links={links} />
        <span role="status" className={visuallyHidden}>
          {isMore ? news : ''}
        </span>
        <div className={css.tools}>
          <LanguageSwitch onChoose={saveLocale} />
        </div>
      </header>
      <main className={css.main} id="main" tabIndex={-1}>
        <Standstill />
        {children}
      </main>
      <footer className={css.footer}>
        <FooterLinks />
      </footer>
    </div>
  );
}

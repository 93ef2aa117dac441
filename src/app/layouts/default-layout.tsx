import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { useSession } from '../../api/session.ts';
import { LanguageSwitch } from '../../i18n/language-switch.tsx';
import * as css from './default-layout.css.ts';
import { FooterLinks } from './footer-links.tsx';
import { HomeBrand } from './home-brand.tsx';
import { menus } from './menu.ts';
import type { MenuLink } from './menu-anchor.tsx';
import { useTodoInMenu } from './use-todo-in-menu.ts';
import { useSaveLocale } from './save-locale.ts';
import { Navigation } from './navigation.tsx';

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
  const router = useRouter();
  const role = useSession((snapshot) => selectMe(snapshot)?.user.type);
  const todo = useTodoInMenu();
  const saveLocale = useSaveLocale();
  // Nobody's private view shows while logging out.
  if (!role) return null;
  const paths = new Map(
    Object.values(router.routesById).map(({ options, fullPath }) => [options.staticData?.name, fullPath]),
  );
  const links = menus[role].flatMap(({ name, label, short, ...entry }): MenuLink[] => {
    const path = paths.get(name);
    if (path === undefined) return [];
    const figure = todo > 99 ? `${i18n.number(99)}+` : i18n.number(todo);
    const count = name === 'pings' && todo > 0 ? { figure, words: t`${todo} to do` } : undefined;
    return [{ ...entry, path, label: i18n._(label), ...(short && { short: i18n._(short) }), ...(count && { count }) }];
  });
  return (
    <div className={css.page}>
      <a className={css.skip} href="#main">
        <Trans>Skip to the page</Trans>
      </a>
      <header className={css.side}>
        <HomeBrand />
        <Navigation links={links} />
        <div className={css.tools}>
          <LanguageSwitch onChoose={saveLocale} />
        </div>
      </header>
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={css.footer}>
        <FooterLinks />
      </footer>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Glyph } from '../../ui/icon/glyph.tsx';
import * as css from './default-layout.css.ts';
import { Count, MenuAnchor, type MenuLink } from './menu-anchor.tsx';

/** Places in the bar of a phone; what doesn't fit opens with the last. */
const places = 5;

const Drawer = lazy(() => import('./navigation-drawer.tsx').then((module) => ({ default: module.NavigationDrawer })));

/** A column on a desktop, a bar with a drawer on a phone. */
export function Navigation({ links }: { links: readonly MenuLink[] }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  // The last one, which logs out, is never one tap in the thumb's reach.
  const inBar = links.filter(({ isSeldom }) => !isSeldom).slice(0, Math.min(places - 1, links.length - 1));
  const beyond = links.filter((link) => !inBar.includes(link));
  const [hidden] = beyond.flatMap(({ count }) => count ?? []);
  const isBeyond = useRouterState({
    select: ({ location }) => beyond.some(({ path }) => `${location.pathname}/`.startsWith(`${path}/`)),
  });
  return (
    <nav className={css.nav} aria-label={t`Main menu`}>
      <ul className={css.list}>
        {links.map((link) => (
          <li key={link.path} className={inBar.includes(link) ? css.item : css.beyond}>
            <MenuAnchor link={link} className={css.entry}>
              {link.short === undefined ? (
                link.label
              ) : (
                <>
                  <span className={css.long}>{link.label}</span>
                  <span className={css.short}>{link.short}</span>
                </>
              )}
            </MenuAnchor>
          </li>
        ))}
        <li className={css.onlyPhone}>
          <button
            type="button"
            className={css.entry}
            aria-haspopup="dialog"
            aria-current={isBeyond ? 'true' : undefined}
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <Glyph name="menu" />
            <Trans>More</Trans>
            {hidden ? <Count of={hidden} /> : null}
          </button>
        </li>
      </ul>
      {isOpen && (
        <Suspense>
          <Drawer links={beyond} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}

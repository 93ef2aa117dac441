import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Words } from '../button/button.tsx';
import type { NamedLink } from '../link/named-link.ts';
import * as css from './tabs.css.ts';
import { useShownTab } from './use-shown-tab.ts';

/** Links to the pages below one thing, looking like tabs; children are NavTab. */
export function NavTabs({ 'aria-label': label, children }: { 'aria-label': string; children: ReactNode }) {
  const row = useShownTab();
  return (
    <nav ref={row} aria-label={label} className={css.list}>
      {children}
    </nav>
  );
}

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children'> & { children: Words };

function Anchor({ children, ...props }: AnchorProps) {
  return (
    <a {...props} className={css.tab}>
      {children}
    </a>
  );
}

/** One of NavTabs; takes the router's `to` and `params`. The router sets aria-current. */
export const NavTab: NamedLink<typeof Anchor> = createLink(Anchor);

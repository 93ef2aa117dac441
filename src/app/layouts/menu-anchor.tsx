import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '../../ui/icon/glyph.tsx';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import * as css from './default-layout.css.ts';

export interface MenuLink {
  readonly path: string;
  readonly label: string;
  /** for the bar of a phone */
  readonly short?: string;
  readonly glyph: GlyphName;
  /** in the drawer of a phone, not in its bar */
  readonly isSeldom?: boolean;
  /** how much there is to do behind it; with words for who doesn't see it */
  readonly count?: { readonly figure: string; readonly words: string };
}

/** One entry; /logout acts when it is opened, so it is never preloaded. */
export function MenuAnchor({
  link,
  className,
  children = link.label,
  onClick,
}: {
  link: MenuLink;
  className: string;
  /** in place of the label */
  children?: ReactNode;
  onClick?: () => void;
}) {
  return (
    <Link to={link.path} className={className} onClick={onClick} {...(link.path === '/logout' && { preload: false })}>
      <Glyph name={link.glyph} />
      <span>{children}</span>
      {link.count ? <Count of={link.count} /> : null}
    </Link>
  );
}

/** A number in sight, and in words for who doesn't see it. */
export const Count = ({ of: { figure, words } }: { of: NonNullable<MenuLink['count']> }) => (
  <span className={css.count}>
    <span aria-hidden="true">{figure}</span>
    <span className={visuallyHidden}>{words}</span>
  </span>
);

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '../../ui/icon/glyph.tsx';

export interface MenuLink {
  readonly path: string;
  readonly label: string;
  /** for the bar of a phone */
  readonly short?: string;
  readonly glyph: GlyphName;
  /** in the drawer of a phone, not in its bar */
  readonly isSeldom?: boolean;
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
    </Link>
  );
}

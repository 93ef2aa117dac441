import { Link } from '@tanstack/react-router';
import { Glyph, type GlyphName } from '../../ui/icon/glyph.tsx';

export interface MenuLink {
  readonly path: string;
  readonly label: string;
  readonly glyph: GlyphName;
}

/** One entry; /logout acts when it is opened, so it is never preloaded. */
export function MenuAnchor({ link, className, onClick }: { link: MenuLink; className: string; onClick?: () => void }) {
  return (
    <Link to={link.path} className={className} onClick={onClick} {...(link.path === '/logout' && { preload: false })}>
      <Glyph name={link.glyph} />
      <span>{link.label}</span>
    </Link>
  );
}

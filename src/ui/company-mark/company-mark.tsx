import { assignInlineVars } from '@vanilla-extract/dynamic';
import { textOn } from '../../../contract/profiles/text-on.ts';
import { vars } from '../../theme/contract.css.ts';
import { initials } from '../../../contract/kit/initials.ts';
import * as css from './company-mark.css.ts';

export type CompanyMarkProps = {
  /** for the letters; it stands beside the mark, which is decorative */
  name: string;
  /** Address of the picture. */
  logo?: string | undefined;
  color: string | null;
  size?: keyof typeof css.size | undefined;
  /** one of a few that are swiped: there before it is in sight */
  isSwiped?: boolean | undefined;
};

/** A company's logo on paper, or its letters in its own colour. A colour on which nothing can be read is never shown. */
export function CompanyMark({ name, logo, color, size = 'regular', isSwiped = false }: CompanyMarkProps) {
  const text = textOn(color);
  const [ground, onGround] =
    color === null || text === undefined ? [vars.color.primarySoft, vars.color.onPrimarySoft] : [color, text];
  return (
    <span className={css.size[size]} aria-hidden="true">
      {logo === undefined ? (
        <span className={css.letters} style={assignInlineVars({ [css.ground]: ground, [css.onGround]: onGround })}>
          {initials(name)}
        </span>
      ) : (
        <img className={css.logo} src={logo} alt="" loading={isSwiped ? 'eager' : 'lazy'} />
      )}
    </span>
  );
}

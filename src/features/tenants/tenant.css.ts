import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnWidth } from '../../theme/tokens.ts';

export const parts = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: columnWidth,
});
/** What name servers say, in one line where there is room. */
export const standing = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const record = style({
  flexBasis: '100%',
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
  color: vars.color.inkSoft,
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnWidth, media } from '../../theme/tokens.ts';

export const parts = style({
  display: 'grid',
  gap: vars.space[8],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: columnWidth,
  '@media': { [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', maxWidth: 'none' } },
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
/** On light paper, as beside the name. */
export const logo = style({
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  maxBlockSize: '4rem',
  boxSizing: 'content-box',
  padding: vars.space[2],
  margin: `calc(-1 * ${vars.space[2]})`,
  background: vars.color.plate,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});

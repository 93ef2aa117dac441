import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnWidth, media } from '../../theme/tokens.ts';

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  letterSpacing: '0.06em',
  color: vars.color.inkSoft,
  whiteSpace: 'nowrap',
});

/** What one came for: the QR code, and beside it what one does with it. */
export const handout = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', gap: vars.space[8] } },
});
export const spoken = style([code, { fontSize: 'clamp(2rem, 9vw, 3.25rem)', lineHeight: 1.1, color: vars.color.ink }]);
export const link = style({ maxInlineSize: columnWidth });
/** The picture with its files below it. */
export const picture = style({ display: 'grid', gap: vars.space[2], justifyItems: 'center', alignContent: 'start' });
/** Beside each other where there is room. */
export const sides = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});
/** Black on white in both appearances: cameras need it. */
export const qrPicture = style({
  inlineSize: '200px',
  blockSize: '200px',
  background: vars.color.paper,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line}`,
});

export const letter = style({
  margin: 0,
  padding: vars.space[4],
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxInlineSize: columnWidth,
});

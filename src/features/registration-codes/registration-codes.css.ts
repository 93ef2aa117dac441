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

export const form = style({ maxInlineSize: columnWidth });

/** What one came for: the QR code, and beside it what one does with it. */
export const handout = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', gap: vars.space[8] } },
});
export const spoken = style([
  code,
  { fontSize: vars.text.title, lineHeight: vars.leading.title, color: vars.color.ink },
]);
export const link = style({ maxInlineSize: columnWidth });
/** Black on white in both appearances: cameras need it. */
export const qrPicture = style({
  inlineSize: '168px',
  blockSize: '168px',
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

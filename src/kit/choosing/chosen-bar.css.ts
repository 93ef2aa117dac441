import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

/** Above what ends below the window. */
export const none = style({ position: 'absolute' });
export const bar = style({
  position: 'sticky',
  insetBlockEnd: `calc(var(--bottom-bar, 0px) + ${vars.space[4]})`,
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.surface,
  '@media': { [media.low]: { position: 'static' } },
});
// What gets the focus is scrolled to where it does not lie upon it.
globalStyle(`:root:has(${bar})`, { scrollPaddingBlockEnd: 'calc(var(--bottom-bar, 0px) + 11rem)' });
/** Rather on a line of its own than broken within a word. */
export const whom = style({ flex: '1 1 8rem', minWidth: 0 });
export const count = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });
export const names = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});

import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, targetSize } from '../../theme/tokens.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const viewport = style({
  position: 'fixed',
  zIndex: 60,
  insetInline: 0,
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  maxHeight: '100dvh',
  padding: vars.space[4],
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  paddingLeft: `max(${vars.space[4]}, env(safe-area-inset-left))`,
  paddingRight: `max(${vars.space[4]}, env(safe-area-inset-right))`,
  overflowY: 'auto',
  listStyle: 'none',
  outline: 'none',
  pointerEvents: 'none',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.sm]: { insetInlineStart: 'auto', width: '26rem' } },
});
export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: `0 ${vars.space[3]}`,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  paddingInlineStart: vars.space[4],
  background: vars.color.ink,
  color: vars.color.ground,
  border: `1px solid ${vars.color.ground}`,
  borderRadius: vars.radius.control,
  animation: `${enter} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&:focus-visible': { outlineOffset: '2px' },
  },
});
// What gets the focus is scrolled to where no toast lies upon it.
globalStyle(`:root:has(${toast})`, { scrollPaddingBlockEnd: 'calc(var(--bottom-bar, 0px) + 11rem)' });
/** The page's end, too, can be scrolled to above it. */
export const room = style({ height: '11rem' });
export const mark = style({ display: 'flex', paddingBlockStart: vars.space[3] });
// Without room beside them, the words stand above the buttons.
export const body = style({ flex: '1 1 11rem', minWidth: 0, paddingBlock: '0.625rem', overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.weight.bold, marginInlineEnd: vars.space[2] });
// Several are one tray with a line each.
globalStyle(`${body} > *`, { display: 'inline' });
export const button = style({
  minWidth: targetSize,
  minHeight: targetSize,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  padding: `0 ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-2px' } },
});

import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, targetSize } from '../../theme/tokens.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

/** What stays at the window's lower edge: a bar of the layout, or one higher up (use-toasts-above.ts). */
const edge = 'max(var(--bottom-bar, 0px), var(--toasts-above, 0px))';

export const viewport = style({
  position: 'fixed',
  zIndex: 60,
  insetInline: 0,
  insetBlock: `var(--toasts-block, auto ${edge})`,
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  maxHeight: `calc(100dvh - ${edge})`,
  padding: vars.space[4],
  paddingBlockStart: `max(${vars.space[4]}, env(safe-area-inset-top))`,
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  paddingLeft: `max(${vars.space[4]}, env(safe-area-inset-left))`,
  paddingRight: `max(${vars.space[4]}, env(safe-area-inset-right))`,
  overflowY: 'auto',
  listStyle: 'none',
  outline: 'none',
  pointerEvents: 'none',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.sm]: { insetInline: 'var(--toasts-inline, auto 0)', width: '26rem' } },
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
globalStyle(`:root:has(${toast})`, { scrollPaddingBlockEnd: `calc(${edge} + 11rem)` });
/** The page's end, too, can be scrolled to above it. */
export const room = style({ height: '11rem' });
export const mark = style({ display: 'flex', paddingBlockStart: vars.space[3] });
// Without room beside them, the words stand above both buttons.
export const body = style({ flex: '1 1 11rem', minWidth: 0, paddingBlock: '0.625rem', overflowWrap: 'anywhere' });
/** What waits to be taken back: whom, how long still, and back, as low as the buttons let it be. */
export const line = style([body, { flexBasis: '8rem', paddingBlock: 0 }]);
export const title = style({ fontWeight: vars.weight.bold });
export const buttons = style({ flex: 'none', display: 'flex' });
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
/** As many as there is room for, the others by scrolling. */
export const parts = style({
  flex: '1 1 100%',
  maxHeight: '40dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
});
export const part = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  borderBlockStart: '1px solid currentColor',
  overflowWrap: 'anywhere',
});

import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnWidth, media } from '../../theme/tokens.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
const fromEnd = keyframes({ from: { transform: 'translateX(2rem)', opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: vars.color.overlay,
  animation: `${fade} ${vars.motion.quick} ${vars.motion.ease}`,
});
/** As high whatever it holds: what is still loading doesn't move it. */
export const panel = style({
  position: 'fixed',
  insetInline: 0,
  insetBlock: '8dvh 0',
  zIndex: 51,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderRadius: `${vars.radius.surface} ${vars.radius.surface} 0 0`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [media.sm]: {
      insetInline: 'auto 0',
      insetBlock: 0,
      paddingRight: 'env(safe-area-inset-right)',
      width: 'min(32rem, calc(100vw - 2rem))',
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
      borderRadius: 0,
      animationName: fromEnd,
    },
    [media.low]: { insetBlock: 0, borderRadius: 0, overflowY: 'auto' },
  },
});
// Notifications lie where they hide none of its buttons: beside it, on a phone above it.
globalStyle(`:root:has(${panel})`, {
  vars: { '--toasts-block': '0 auto' },
  '@media': { [media.sm]: { vars: { '--toasts-block': 'auto 0', '--toasts-inline': '0 auto' } } },
});
export const wholePanel = style([
  panel,
  {
    '@media': {
      [media.belowSm]: {
        insetBlock: 0,
        borderBlockStart: 0,
        borderRadius: 0,
        paddingBlockStart: 'env(safe-area-inset-top)',
      },
    },
  },
]);
/** From below whatever the window is, as wide as a letter. */
export const sheet = style([
  panel,
  {
    '@media': {
      [media.sm]: {
        insetInline: 0,
        insetBlock: 'max(4dvh, 1rem) 0',
        width: `min(${columnWidth}, calc(100vw - 2rem))`,
        marginInline: 'auto',
        border: `1px solid ${vars.color.line}`,
        borderBlockEnd: 0,
        borderRadius: `${vars.radius.surface} ${vars.radius.surface} 0 0`,
        paddingRight: 0,
        animationName: rise,
      },
      [media.low]: { insetBlock: 0 },
    },
  },
]);
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[2]} ${vars.space[3]} ${vars.space[4]}`,
  '@media': {
    [media.sm]: {
      padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[3]} ${vars.space[6]}`,
      paddingBlockStart: `max(${vars.space[4]}, env(safe-area-inset-top))`,
    },
  },
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const heading = style({ flex: 1, minWidth: 0, paddingBlockStart: vars.space[2] });
export const title = style({
  fontSize: vars.text.title,
  lineHeight: vars.leading.title,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // has the focus first, and can't be pressed
  selectors: { '&:focus': { outline: 'none' } },
});
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // a field that is some lines high comes into sight as a whole
  scrollPaddingBlockEnd: '10rem',
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[6]}`,
  '@media': {
    [media.sm]: { padding: vars.space[6] },
    [media.low]: { flex: 'none', overflowY: 'visible' },
  },
});
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  '@media': { [media.sm]: { padding: `${vars.space[4]} ${vars.space[6]}` } },
  borderBlockStart: `1px solid ${vars.color.line}`,
});

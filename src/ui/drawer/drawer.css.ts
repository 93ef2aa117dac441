import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

const fade = keyframes({ from: { opacity: 0 } });
const fromEnd = keyframes({ from: { transform: 'translateX(2rem)', opacity: 0 } });
const fromStart = keyframes({ from: { transform: 'translateX(-2rem)', opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: vars.color.overlay,
  animation: `${fade} ${vars.motion.quick} ${vars.motion.ease}`,
});
const panel = style({
  position: 'fixed',
  insetBlock: 0,
  zIndex: 51,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(32rem, calc(100vw - 2rem))',
  background: vars.color.surface,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  animationDuration: vars.motion.calm,
  animationTimingFunction: vars.motion.ease,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [media.low]: { overflowY: 'auto' } },
});
export const side = styleVariants({
  end: [
    panel,
    {
      insetInlineEnd: 0,
      paddingRight: 'env(safe-area-inset-right)',
      borderInlineStart: `1px solid ${vars.color.line}`,
      animationName: fromEnd,
    },
  ],
  start: [
    panel,
    {
      insetInlineStart: 0,
      paddingLeft: 'env(safe-area-inset-left)',
      width: 'min(20rem, calc(100vw - 3rem))',
      borderInlineEnd: `1px solid ${vars.color.line}`,
      animationName: fromStart,
    },
  ],
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[3]} ${vars.space[6]}`,
  paddingBlockStart: `max(${vars.space[4]}, env(safe-area-inset-top))`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const title = style({
  flex: 1,
  minWidth: 0,
  paddingBlockStart: vars.space[2],
  fontSize: vars.text.title,
  lineHeight: vars.leading.title,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[6],
  '@media': { [media.low]: { flex: 'none', overflowY: 'visible' } },
});
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

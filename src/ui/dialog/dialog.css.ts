import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, modalWidth } from '../../theme/tokens.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  overflowY: 'auto',
  background: vars.color.overlay,
  animation: `${fade} ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': {
    [media.sm]: {
      padding: vars.space[6],
      paddingLeft: `max(${vars.space[6]}, env(safe-area-inset-left))`,
      paddingRight: `max(${vars.space[6]}, env(safe-area-inset-right))`,
      alignItems: 'center',
    },
    [media.low]: { alignItems: 'start' },
  },
});
const base = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '92dvh',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: `${vars.radius.surface} ${vars.radius.surface} 0 0`,
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [media.sm]: { borderRadius: vars.radius.surface, maxHeight: '100%' },
    [media.low]: { maxHeight: 'none' },
  },
});
export const width = styleVariants(modalWidth, (maxWidth) => [base, { maxWidth }]);
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[2]} ${vars.space[6]}`,
});
export const title = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.text.title,
  lineHeight: vars.leading.title,
  fontWeight: vars.weight.bold,
  paddingBlockStart: vars.space[2],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // has the focus first, and can't be pressed
  selectors: { '&:focus': { outline: 'none' } },
});
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: `${vars.space[1]} ${vars.space[6]} ${vars.space[6]}`,
  '@media': { [media.low]: { flex: 'none', overflowY: 'visible' } },
});
export const description = style({ color: vars.color.inkSoft, marginBlockEnd: vars.space[4], maxWidth: '60ch' });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[6]}`,
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { markWidth } from '../../theme/tokens.ts';

export const card = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `${markWidth} solid ${vars.color.primaryText}`,
  borderRadius: vars.radius.surface,
});
export const goal = style({
  fontSize: vars.text.title,
  lineHeight: vars.leading.title,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});
const arrives = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });
/** What is there comes in; what isn't yet waits as an empty line. */
export const known = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${arrives} 400ms ${vars.motion.ease}` },
  },
});
export const waiting = style({ color: vars.color.inkSoft });

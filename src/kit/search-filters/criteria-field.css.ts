import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

/** The filters, and at their foot how many they find. */
export const criteria = style({
  display: 'grid',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
});
export const filters = style({ padding: vars.space[4], '@media': { [media.md]: { padding: vars.space[6] } } });
export const count = style({
  margin: 0,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.md]: { paddingInline: vars.space[6] } },
});
export const same = style({ marginBlockStart: vars.space[2], fontWeight: vars.weight.bold });
const dim = keyframes({ to: { opacity: 0.6 } });
/** Dimmed only where the next count is slow. */
export const outdatedCount = style([count, { animation: `${dim} 1ms linear 450ms forwards` }]);

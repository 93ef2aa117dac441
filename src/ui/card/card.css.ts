import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

const base = style({
  minWidth: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
});
export const padding = styleVariants({
  none: [base, { overflow: 'hidden' }],
  regular: [base, { padding: vars.space[4], '@media': { [media.md]: { padding: vars.space[6] } } }],
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const address = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.bold });
export const help = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

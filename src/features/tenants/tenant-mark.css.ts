import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const ground = createVar();
export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const swatch = style({
  inlineSize: vars.space[4],
  blockSize: vars.space[4],
  background: ground,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  forcedColorAdjust: 'none',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Minutes and seconds: every figure as wide as the next, so that nothing moves each second. */
export const timer = style({
  margin: `${vars.space[4]} 0 0`,
  fontSize: vars.text.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.heading,
  textAlign: 'center',
});
export const unsure = style({ margin: `${vars.space[3]} 0 0`, textAlign: 'center', fontWeight: vars.weight.bold });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const told = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
export const one = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });
export const name = style({ fontWeight: vars.weight.bold });
export const quiet = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

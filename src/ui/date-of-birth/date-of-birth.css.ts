import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const part = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});
export const short = style({ width: '4.5rem' });
export const long = style({ width: '6.5rem' });

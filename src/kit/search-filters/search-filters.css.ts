import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const filters = style({ display: 'grid', gap: vars.space[5] });
export const pair = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr) 7.5rem',
  alignItems: 'start',
});
export const checks = style({ display: 'grid', gap: vars.space[1] });

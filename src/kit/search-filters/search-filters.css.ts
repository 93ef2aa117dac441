import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const filters = style({ containerType: 'inline-size', display: 'grid', gap: vars.space[5] });
/** Side by side where a place can be read beside the kilometres. */
export const pair = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'start',
  '@container': { '(min-width: 17rem)': { gridTemplateColumns: 'minmax(0, 1fr) 7.5rem' } },
});
export const checks = style({ display: 'grid', gap: vars.space[1] });

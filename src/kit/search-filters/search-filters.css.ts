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
/** A choice, and how many it finds. */
export const check = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const figure = style({
  flex: 'none',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
/** The heading, and at the end of its line what one does with the part. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const tiles = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[4] } },
});
/** Three charts side by side; where there is room for two only, the first has a row of its own. */
export const thirds = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const first = style({
  display: 'grid',
  minWidth: 0,
  '@media': {
    [media.mdBelowXl]: { gridColumn: '1 / -1' },
  },
});
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const chart = style({ display: 'grid', alignContent: 'start', gap: vars.space[4], minWidth: 0 });

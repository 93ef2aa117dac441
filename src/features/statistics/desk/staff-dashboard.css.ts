import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { filterWidth, media } from '../../../theme/tokens.ts';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
/** The heading, and at the end of its line what one does with the part. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
/** Both without a ground: at one edge, on a phone too. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[3] });
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
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { print: { breakInside: 'avoid' } },
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { print: { display: 'none' } },
});
export const filter = style({ flex: `0 1 ${filterWidth}`, minWidth: 0 });
/** At the height of the fields beside it. */
export const tables = style({ alignSelf: 'end', minWidth: '10rem' });
/** On paper nobody takes a file along. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
export const sheetTitle = style({ margin: 0, fontSize: '20pt', fontWeight: vars.weight.light, lineHeight: 1.2 });
/** Rankings beside each other, where there is room for three of them. */
export const spread = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

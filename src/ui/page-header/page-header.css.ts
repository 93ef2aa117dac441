import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)', columnGap: vars.space[8] } },
});
export const header = styleVariants({
  1: [grid, { marginBlockEnd: vars.space[2], '@media': { [media.md]: { alignItems: 'end' } } }],
  2: [grid, { '@media': { [media.md]: { alignItems: 'center' } } }],
});
const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const words = styleVariants({
  1: [lines, { gap: vars.space[2] }],
  2: [lines, { gap: vars.space[1] }],
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.belowSm]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

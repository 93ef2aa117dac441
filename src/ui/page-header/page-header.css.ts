import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  marginBlockEnd: vars.space[2],
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
      alignItems: 'end',
      columnGap: vars.space[8],
      marginBlockEnd: vars.space[2],
    },
  },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  justifyItems: 'start',
  minWidth: 0,
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

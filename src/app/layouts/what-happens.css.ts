import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

const narrow = 'screen and (max-width: 22rem)';

/** Beside each other on a phone, below each other on a poster. */
export const scenes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] },
  },
});
export const scene = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [narrow]: { gridTemplateColumns: '5rem minmax(0, 1fr)', gap: vars.space[4], alignItems: 'center' },
    [media.lg]: {
      gridTemplateColumns: '10rem minmax(0, 1fr)',
      gap: vars.space[8],
      alignItems: 'center',
      fontSize: vars.text.lead,
      lineHeight: vars.leading.lead,
    },
  },
});
export const picture = style({ maxWidth: '7rem', '@media': { [media.lg]: { maxWidth: 'none' } } });
/** Three lines, however many it takes: where another typeface breaks it elsewhere, it begins where it began. */
export const words = style({ '@media': { [media.lg]: { minHeight: `calc(3 * ${vars.leading.lead})` } } });

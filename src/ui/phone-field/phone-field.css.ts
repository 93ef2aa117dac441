import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';
import { control } from '../field/field.css.ts';

/** Room for "+49 Deutschland" as soon as a number fits beside it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 10.75rem) minmax(min(8.5rem, 60%), 1fr)',
  gap: vars.space[2],
  '@media': { [media.sm]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});
/** `select&` outweighs the look it builds on, in whichever order the two style sheets load. */
export const country = style([
  control,
  {
    selectors: {
      'select&': { appearance: 'none', paddingInlineEnd: vars.space[8], cursor: 'pointer' },
      'select&:disabled': { cursor: 'not-allowed' },
    },
  },
]);
export const countryBox = style({ position: 'relative' });
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: vars.color.inkSoft,
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { control } from '../field/field.css.ts';

/** `select&` outweighs the look it builds on, in whichever order the two style sheets load. */
export const select = style([
  control,
  {
    selectors: {
      'select&': { appearance: 'none', paddingInlineEnd: vars.space[10], cursor: 'pointer' },
      'select&:disabled': { cursor: 'not-allowed' },
    },
  },
]);
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: vars.color.inkSoft,
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { control } from '../field/field.css.ts';

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: vars.space[10],
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
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

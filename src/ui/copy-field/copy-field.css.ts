import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Wide enough to tell one link from another; the button stands below where there is no room for both. */
export const grow = style({ flex: '1 1 15rem', minWidth: 0 });
export const refusal = style({
  flexBasis: '100%',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { control } from '../field/field.css.ts';

/** `input&` outweighs the look it builds on, in whichever order the two style sheets load. */
export const code = style([
  control,
  {
    selectors: {
      'input&': {
        fontFamily: vars.font.mono,
        fontSize: vars.text.title,
        lineHeight: vars.leading.title,
        letterSpacing: '0.24em',
        textTransform: 'uppercase',
        fontVariantNumeric: 'tabular-nums',
        paddingBlock: vars.space[3],
      },
    },
  },
]);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { control } from '../field/field.css.ts';

export const code = style([
  control,
  {
    fontFamily: vars.font.mono,
    fontSize: vars.text.title,
    lineHeight: vars.leading.title,
    letterSpacing: '0.24em',
    textTransform: 'uppercase',
    fontVariantNumeric: 'tabular-nums',
    paddingBlock: vars.space[3],
  },
]);

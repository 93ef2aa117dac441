import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { control } from '../field/field.css.ts';

/** `textarea&` outweighs the look it builds on, in whichever order the two style sheets load. */
export const area = style([
  control,
  {
    selectors: {
      'textarea&': {
        display: 'block',
        resize: 'vertical',
        minHeight: '7.5rem',
        fieldSizing: 'content',
        maxHeight: '32rem',
      },
    },
  },
]);
/** Two lines, until more is typed. */
export const low = style([
  area,
  { selectors: { 'textarea&&': { minHeight: `calc(2 * ${vars.leading.body} + 2 * ${vars.space[3]})` } } },
]);

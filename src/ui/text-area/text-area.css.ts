import { style } from '@vanilla-extract/css';
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

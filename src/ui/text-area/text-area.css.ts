import { style } from '@vanilla-extract/css';
import { control } from '../field/field.css.ts';

export const area = style([
  control,
  { display: 'block', resize: 'vertical', minHeight: '7.5rem', fieldSizing: 'content', maxHeight: '32rem' },
]);

import { style } from '@vanilla-extract/css';
import { control, withEnd } from '../field/field.css.ts';

// Not those of the field itself: with these its file would come, which is what a page is spared.
export const box = style({ position: 'relative', minWidth: 0 });
export const input = style([control, withEnd]);

import { globalStyle, style } from '@vanilla-extract/css';

export const below = style({});
// the name above takes a finger’s height, and would lie upon it
globalStyle(`${below} a`, { position: 'relative' });

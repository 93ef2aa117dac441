import { style } from '@vanilla-extract/css';

/** Black on white whatever the page's colours are: a camera reads it. */
export const picture = style({ background: 'white', fill: 'black' });

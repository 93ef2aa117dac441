import { style } from '@vanilla-extract/css';

/** Keeps the drawing's place until it is there. */
export const picture = style({ inlineSize: '160px', maxInlineSize: '45%', aspectRatio: '4 / 3' });

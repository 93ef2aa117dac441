import { style } from '@vanilla-extract/css';

export const picture = style({ inlineSize: '10rem', maxInlineSize: '45%', aspectRatio: '4 / 3' });

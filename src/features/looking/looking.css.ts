import { style } from '@vanilla-extract/css';

export const picture = style({ inlineSize: '160px', maxInlineSize: '45%' });

import { style } from '@vanilla-extract/css';

export const grow = style({ flex: '1 1 10rem', minWidth: 0 });

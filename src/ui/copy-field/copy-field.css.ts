import { style } from '@vanilla-extract/css';

export const grow = style({ flex: '1 1 12rem', minWidth: 0 });

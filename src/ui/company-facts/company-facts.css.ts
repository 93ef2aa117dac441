import { globalStyle, style } from '@vanilla-extract/css';

export const website = style({ display: 'inline-flex' });
// As high as a finger, and still level with its sign.
globalStyle(`${website} > a`, { position: 'relative', minHeight: 0 });
globalStyle(`${website} > a::after`, { content: '', position: 'absolute', inset: '-10px 0' });

import { style } from '@vanilla-extract/css';
import { media } from '../../theme/tokens.ts';

export const picture = style({ inlineSize: '10rem', maxInlineSize: '45%', aspectRatio: '4 / 3' });
export const narrow = style({ '@media': { [media.lg]: { display: 'none' } } });

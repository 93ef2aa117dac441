import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { filterWidth, media } from '../theme/tokens.ts';

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });
export const filter = style({ inlineSize: '100%', '@media': { [media.sm]: { inlineSize: filterWidth } } });

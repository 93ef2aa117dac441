import { style } from '@vanilla-extract/css';
import { columnWidth } from '../theme/tokens.ts';

export const form = style({ maxInlineSize: columnWidth });

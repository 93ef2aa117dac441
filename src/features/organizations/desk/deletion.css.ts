import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const gone = style({ display: 'grid', gap: vars.space[1], margin: 0, paddingInlineStart: vars.space[5] });

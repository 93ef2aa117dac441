import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Above whatever page it is. */
export const standstill = style({ marginBlockEnd: vars.space[6] });

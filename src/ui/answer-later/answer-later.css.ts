import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const said = style({ margin: 0, maxWidth: '60ch', color: vars.color.inkSoft });

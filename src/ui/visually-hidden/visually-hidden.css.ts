import { style } from '@vanilla-extract/css';
import { forEars } from '../../theme/tokens.ts';

export const visuallyHidden = style(forEars);

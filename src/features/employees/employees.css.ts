import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const name = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});

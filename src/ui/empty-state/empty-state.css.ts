import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[10]} ${vars.space[4]}`,
  textAlign: 'center',
  minWidth: 0,
});
export const image = style({ display: 'grid', justifyItems: 'center', width: '10rem', maxWidth: '60%' });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
  maxWidth: '34rem',
  overflowWrap: 'anywhere',
});

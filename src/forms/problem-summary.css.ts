import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { targetSize } from '../theme/tokens.ts';

export const heading = style({ fontWeight: vars.weight.bold });
export const list = style({ listStyle: 'none', padding: 0, margin: 0 });
export const way = style({
  minHeight: targetSize,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A word of the sentence around it, that can be pressed: the line keeps its height and the word its place. */
export const suggestion = style({
  padding: `${vars.space[1]} ${vars.space[1]}`,
  margin: `calc(-1 * ${vars.space[1]})`,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: vars.weight.bold,
  color: vars.color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

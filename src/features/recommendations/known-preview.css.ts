import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Of several, as a whole. */
export const preview = style({ display: 'grid', gap: vars.space[4] });
/** Several, each with what they get. */
export const people = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const person = style({ display: 'block', fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });
export const gets = style({
  display: 'block',
  overflowWrap: 'anywhere',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const changes = style({
  maxWidth: '70ch',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.body,
});
export const added = style({
  background: vars.color.successSoft,
  color: vars.color.success,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
});
export const removed = style({ background: vars.color.dangerSoft, color: vars.color.danger });

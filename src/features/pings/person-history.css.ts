import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const history = style({ display: 'grid', gap: vars.space[3] });
export const entries = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const soft = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});
export const note = style({ fontSize: vars.text.small, lineHeight: vars.leading.small, whiteSpace: 'pre-line' });

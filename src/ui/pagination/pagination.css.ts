import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '44px',
});
export const range = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontVariantNumeric: 'tabular-nums',
});
export const steps = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

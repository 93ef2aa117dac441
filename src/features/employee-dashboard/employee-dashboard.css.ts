import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

export const step = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'center',
  padding: vars.space[5],
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  borderRadius: vars.radius.surface,
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: vars.space[6] } },
});
export const words = style({ display: 'grid', gap: vars.space[1] });
export const side = style({ display: 'grid', gap: vars.space[4] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

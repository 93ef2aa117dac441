import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'center',
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const slogan = style({ margin: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});
export const checked = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { meterHeight } from '../../theme/tokens.ts';

export const list = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  alignItems: 'baseline',
});
export const label = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const figure = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const nothing = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const track = style({
  gridColumn: '1 / -1',
  display: 'block',
  width: '100%',
  height: meterHeight,
  background: vars.color.sunken,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
});
export const filled = style({
  fill: vars.color.primaryText,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

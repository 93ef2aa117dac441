import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 3.25rem',
  columnGap: vars.space[2],
  alignItems: 'baseline',
});
export const label = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const figure = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const nothing = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const share = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
const drawn = style({ gridColumn: '1 / -1', display: 'block', width: '100%' });
export const bar = style([drawn, { height: '0.75rem', background: vars.color.sunken, printColorAdjust: 'exact' }]);
export const fall = style([drawn, { height: '0.75rem' }]);
export const filled = style({
  fill: vars.color.primaryText,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
export const between = style({
  fill: vars.color.primaryText,
  opacity: 0.18,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

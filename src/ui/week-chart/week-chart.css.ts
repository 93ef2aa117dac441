import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

export const figure = style({ display: 'grid', gap: vars.space[2], margin: 0, minWidth: 0, maxWidth: '40rem' });
export const title = style({ fontWeight: vars.weight.bold });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});
const sign = style({
  display: 'inline-block',
  width: '0.75rem',
  height: '0.75rem',
  border: `2px solid ${vars.color.primaryText}`,
  // a bar is filled on paper too
  printColorAdjust: 'exact',
});
export const hollowSign = sign;
export const filledSign = style([sign, { background: vars.color.primaryText }]);
export const plot = style({ width: '100%', height: 'auto', overflow: 'visible' });
export const grid = style({ stroke: vars.color.line, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const ground = style({ stroke: vars.color.lineStrong, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
/** Between these weeks and those before. */
export const middle = style({
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  strokeDasharray: '3 3',
  vectorEffect: 'non-scaling-stroke',
});
// the drawing is drawn larger than it measures, and its words with it
export const tick = style({
  fill: vars.color.inkSoft,
  fontSize: `calc(${vars.text.small} * 0.8)`,
  fontVariantNumeric: 'tabular-nums',
});
export const hollow = style({
  fill: 'none',
  stroke: vars.color.primaryText,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});
export const filled = style([hollow, { fill: vars.color.primaryText }]);
export const details = style({ fontSize: vars.text.small, lineHeight: vars.leading.small });
// on paper nobody opens it
globalStyle(`${details}::details-content`, {
  '@media': { print: { display: 'block', blockSize: 'auto', contentVisibility: 'visible' } },
});
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: targetSize,
  color: vars.color.primaryText,
  cursor: 'pointer',
});
export const table = style({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[1]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.normal,
  textAlign: 'start',
});
globalStyle(`${table} thead th`, { fontWeight: vars.weight.bold });
export const number = style({});
globalStyle(`${table} ${number}`, { textAlign: 'end' });

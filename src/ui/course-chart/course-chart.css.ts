import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The scale at the left, the plot, and below it the days; words are as large as everywhere, however wide it is. */
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[2],
  rowGap: vars.space[2],
  paddingBlockStart: vars.space[2],
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
export const legend = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  paddingBlockEnd: vars.space[2],
  color: vars.color.ink,
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const sign = style({ width: '1.5rem', height: '0.25rem', overflow: 'visible' });
/** Each number stands at its line, not between two. */
export const scale = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: '11rem',
  textAlign: 'end',
});
export const tick = style({ height: 0, display: 'flex', alignItems: 'center', justifyContent: 'flex-end' });
export const plot = style({ display: 'block', width: '100%', height: '11rem', overflow: 'visible' });
export const stretches = style({ gridColumn: 2, position: 'relative', height: '1em' });
/** Where along the plot a stretch lies, as a length. */
export const place = createVar();
/** Below its point, but within the plot: the first begins with it, the last ends with it. */
export const stretch = style({
  position: 'absolute',
  insetInlineStart: place,
  whiteSpace: 'nowrap',
  transform: `translateX(calc(-1 * ${place}))`,
});

const stroke = style({ fill: 'none', vectorEffect: 'non-scaling-stroke' });
export const grid = style([stroke, { stroke: vars.color.line, strokeWidth: 1 }]);
export const ground = style([stroke, { stroke: vars.color.lineStrong, strokeWidth: 1 }]);
const drawn = style([
  stroke,
  {
    stroke: vars.color.primaryText,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  },
]);
export const whole = drawn;
export const part = style([drawn, { stroke: vars.color.ink, strokeDasharray: '5 4' }]);
export const wholeDot = style([drawn, { strokeWidth: 7, strokeLinecap: 'round' }]);
export const partDot = style([drawn, { stroke: vars.color.ink, strokeWidth: 7, strokeLinecap: 'round' }]);

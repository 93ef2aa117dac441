import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { meterHeight } from '../../theme/tokens.ts';

export const place = style({ containerType: 'inline-size', minWidth: 0 });
const narrow = '(max-width: 33.99rem)';
/** Tiles side by side; where there is no room for that, one list of figures with their meanings. */
export const group = style({
  display: 'grid',
  gap: vars.space[3],
  // the longest word of a meaning stays whole
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0,
      background: vars.color.surface,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.surface,
      // the tiles' own corners stay within the rounded frame
      overflow: 'clip',
    },
  },
});
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  padding: vars.space[5],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  '@container': {
    [narrow]: {
      selectors: {
        [`${group} > &`]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(3.5rem, max-content) minmax(0, 1fr)',
          alignItems: 'center',
          gap: `0 ${vars.space[3]}`,
          padding: `${vars.space[3]} ${vars.space[4]}`,
          border: 0,
          borderRadius: 0,
        },
        [`${group} > & + &`]: { borderBlockStart: `1px solid ${vars.color.line}` },
      },
    },
  },
});
export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const top = style({ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: vars.space[4] });
export const figure = style({
  fontSize: vars.text.display,
  lineHeight: vars.leading.display,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  '@container': {
    [narrow]: {
      selectors: { [`${group} &`]: { fontSize: vars.text.heading, lineHeight: vars.leading.heading } },
    },
  },
});
export const meaning = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere', hyphens: 'auto' });
export const sentence = style({ color: vars.color.inkSoft, fontSize: vars.text.small, lineHeight: vars.leading.small });
export const plot = style({ width: '6rem', height: '2.5rem', overflow: 'visible' });
export const line = style({
  fill: 'none',
  stroke: vars.color.primaryText,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const base = style({ stroke: vars.color.line, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const now = style({ fill: vars.color.primaryText });
export const bar = style({
  display: 'block',
  height: meterHeight,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  width: '100%',
});
export const filled = style({ fill: vars.color.primaryText });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const overview = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 64rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const part = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' });
export const rows = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const needing = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const who = style({ display: 'grid', flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' });
export const why = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});
export const track = style({ display: 'inline-flex', gap: vars.space[1] });
const dot = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.color.primaryText}`,
});
export const reached = style([
  dot,
  {
    background: vars.color.primaryText,
    '@media': { '(forced-colors: active)': { background: 'CanvasText', borderColor: 'CanvasText' } },
  },
]);
export const open = style([dot, { borderColor: vars.color.lineStrong }]);

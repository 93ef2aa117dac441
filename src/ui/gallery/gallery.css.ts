import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[4],
  padding: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});
export const color = style({ display: 'grid', gap: vars.space[1], fontWeight: vars.weight.bold });
export const swatch = style({
  width: '5rem',
  height: '3rem',
  padding: vars.space[1],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
export const page = style({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[4],
  maxWidth: '75rem',
  marginInline: 'auto',
  '@media': { [media.md]: { padding: vars.space[10] } },
});
export const section = style({ display: 'grid', gap: vars.space[6], minWidth: 0 });
export const grid = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const drawings = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
});
export const drawing = style({ width: '10rem', maxWidth: '100%' });
export const tiles = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});

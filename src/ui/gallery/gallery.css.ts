import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

const edge = `1px solid ${vars.color.line}`;

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '12rem auto 1fr',
  height: '100dvh',
  '@media': { [media.md]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' } },
});
export const list = style({
  overflowY: 'auto',
  padding: vars.space[4],
  background: vars.color.surface,
  borderInlineEnd: edge,
  '@media': { [media.md]: { gridRow: '1 / -1' } },
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': { background: vars.color.primarySoft, color: vars.color.onPrimarySoft },
  },
});
export const name = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  marginBlock: `${vars.space[3]} ${vars.space[2]}`,
});
export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[4],
  padding: vars.space[4],
  borderBlockEnd: edge,
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
export const stages = style({ display: 'flex', minHeight: 0, overflowX: 'auto', background: vars.color.sunken });
const framed = style({ height: '100%', border: 0, borderInlineEnd: edge });
export const frame = styleVariants({
  full: [framed, { flex: '1 1 0', minWidth: '20rem' }],
  phone: [framed, { flex: 'none', width: 390 }],
});
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  maxWidth: '80rem',
  marginInline: 'auto',
  padding: vars.space[4],
  '@media': { [media.md]: { padding: vars.space[8] } },
});
export const component = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const states = styleVariants({
  columns: {
    display: 'grid',
    gap: `${vars.space[6]} ${vars.space[8]}`,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
    alignItems: 'start',
  },
  wide: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] },
});
export const state = style({ minWidth: 0 });

// The shell scrolls inside, the stage as a page does.
globalStyle(`html:has(${shell})`, { overflow: 'hidden' });

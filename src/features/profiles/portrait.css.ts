import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The company's colour, and that of text on it. */
export const ground = createVar();
export const onGround = createVar();

const inColor = { background: ground, color: onGround, forcedColorAdjust: 'none' } as const;

export const portrait = style({
  maxInlineSize: '26rem',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  overflow: 'clip',
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: vars.space[5],
});

export const band = style({
  ...inColor,
  height: '120px',
  paddingInline: vars.space[5],
  display: 'flex',
  alignItems: 'flex-end',
});
/** The mark hangs over the band's edge. */
export const title = style({ padding: `${vars.space[8]} ${vars.space[5]} 0` });

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: '72px',
  height: '72px',
  maxWidth: '160px',
  padding: vars.space[2],
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
  selectors: { [`${band} &`]: { marginBlockEnd: `calc(-1 * ${vars.space[6]})` } },
});
export const logo = style({ display: 'block', maxWidth: '100%', maxHeight: '54px', objectFit: 'contain' });
export const letters = style({
  ...inColor,
  display: 'grid',
  placeItems: 'center',
  width: '54px',
  height: '54px',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.bold,
  fontSize: vars.text.title,
});

export const name = style({
  display: 'grid',
  gap: vars.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const slogan = style({ margin: 0, fontSize: vars.text.lead, lineHeight: vars.leading.lead });

export const halves = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', minHeight: '15rem' });
export const half = style({
  ...inColor,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[5],
  minWidth: 0,
});
export const large = style({ minWidth: 0 });
export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  minHeight: 0,
  selectors: { [`${large} > &`]: { height: 'auto', aspectRatio: '4 / 3' } },
});
const stripe = `color-mix(in srgb, ${onGround} 14%, transparent)`;
/** Stripes with hard edges: no shades. */
export const pattern = style({
  ...inColor,
  height: '100%',
  backgroundImage: `repeating-linear-gradient(45deg, ${stripe} 0 6px, transparent 6px 24px)`,
  selectors: {
    [`${halves} > &`]: { borderInlineEnd: `1px solid ${stripe}` },
    [`${large} > &`]: { height: '180px' },
  },
});

export const plate = style({
  ...inColor,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  margin: `calc(-1 * ${vars.space[10]}) ${vars.space[4]} 0`,
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  border: `1px solid ${stripe}`,
});

export const trains = style({ margin: 0, fontWeight: vars.weight.bold, overflowWrap: 'anywhere', hyphens: 'auto' });
export const figures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: `${vars.space[3]} 0`,
  listStyle: 'none',
  borderBlock: `1px solid ${vars.color.line}`,
});
export const figure = style({
  display: 'grid',
  alignContent: 'space-between',
  paddingInline: vars.space[2],
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
  },
});
export const number = style({
  margin: 0,
  fontSize: vars.text.title,
  lineHeight: vars.leading.title,
  fontWeight: vars.weight.bold,
});
export const meaning = style({ fontSize: vars.text.small, lineHeight: vars.leading.small, color: vars.color.inkSoft });
export const inset = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});
export const description = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', hyphens: 'auto' });

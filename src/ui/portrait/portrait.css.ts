import { createVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The company's colour, and that of text on it. */
export const ground = createVar();
export const onGround = createVar();

export const inColor = { background: ground, color: onGround, forcedColorAdjust: 'none' } as const;

/** From here on there is room for two columns, whatever the window is. */
const wide = '(min-width: 36rem)';
const whereWide = (rules: StyleRule): StyleRule => ({ '@container': { [wide]: rules } });

export const frame = style({ containerType: 'inline-size', inlineSize: '100%', minWidth: 0 });
export const portrait = style({
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
  ...whereWide({ gap: vars.space[6], padding: vars.space[8] }),
});

export const band = style({ ...inColor, height: '120px' });
/** The mark hangs over the band's edge. */
export const title = style({
  display: 'grid',
  gap: vars.space[3],
  padding: `0 ${vars.space[5]}`,
  ...whereWide({ gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[5], paddingInline: vars.space[8] }),
});

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: '72px',
  height: '72px',
  maxWidth: '160px',
  padding: vars.space[2],
  background: vars.mark.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
  justifySelf: 'start',
  selectors: { [`${title} > &`]: { marginBlockStart: '-48px' } },
});
export const logo = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '54px',
  objectFit: 'contain',
  mixBlendMode: vars.mark.blend as 'normal',
});
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
  selectors: { [`${title} > &`]: whereWide({ paddingBlockStart: vars.space[3] }) },
});
export const slogan = style({ margin: 0, fontSize: vars.text.lead, lineHeight: vars.leading.lead });

export const halves = style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  minHeight: '15rem',
  ...whereWide({ gridTemplateColumns: '1fr 1fr', minHeight: '20rem' }),
});
export const half = style({
  ...inColor,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[5],
  minWidth: 0,
  ...whereWide({ padding: vars.space[8] }),
});
export const large = style({ minWidth: 0 });
export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  minHeight: 0,
  selectors: { [`${large} > &`]: { height: 'auto', aspectRatio: '4 / 3', ...whereWide({ aspectRatio: '21 / 9' }) } },
});
const stripe = `color-mix(in srgb, ${onGround} 14%, transparent)`;
/** Stripes with hard edges: no shades. */
export const pattern = style({
  ...inColor,
  height: '100%',
  backgroundImage: `repeating-linear-gradient(45deg, ${stripe} 0 6px, transparent 6px 24px)`,
  selectors: {
    [`${halves} > &`]: { borderInlineEnd: `1px solid ${stripe}` },
    [`${large} > &`]: { height: '180px', ...whereWide({ height: '240px' }) },
  },
});

const overEdge = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  margin: `calc(-1 * ${vars.space[10]}) ${vars.space[4]} 0`,
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  ...whereWide({ marginInline: vars.space[8], padding: vars.space[5] }),
});
export const plate = style([overEdge, { ...inColor, border: `1px solid ${stripe}` }]);
/** On the pattern, which has the colour already. */
export const paperPlate = style([overEdge, { background: vars.color.surface, border: `1px solid ${vars.color.line}` }]);

export const trains = style({ margin: 0, fontWeight: vars.weight.bold, overflowWrap: 'anywhere', hyphens: 'auto' });
/** Each as wide as its words. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[2],
  margin: 0,
  padding: `${vars.space[3]} 0`,
  borderBlock: `1px solid ${vars.color.line}`,
});
export const figure = style({
  flex: '1 1 0',
  // a word is never broken: where three have no room beside each other, the last stands below
  minWidth: 'min-content',
  overflowWrap: 'normal',
  hyphens: 'manual',
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
/** Words and picture, and beside them where there is room whom to ask and where it is. */
export const more = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  ...whereWide({
    gridAutoFlow: 'column',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoColumns: '15rem',
    gap: vars.space[8],
  }),
});
export const about = style({ display: 'grid', gap: vars.space[5], gridTemplateColumns: 'minmax(0, 1fr)' });
export const inset = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});
export const description = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', hyphens: 'auto' });
export const outside = style({ display: 'flex' });
// As high as a finger, and still level with its sign.
globalStyle(`${outside} > a`, { position: 'relative', minHeight: 0 });
globalStyle(`${outside} > a::after`, { content: '', position: 'absolute', inset: '-10px 0' });

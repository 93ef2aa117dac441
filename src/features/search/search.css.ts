import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { filterWidth, media, targetSize } from '../../theme/tokens.ts';

/** The whole page. It takes the window's width: what narrows, the list, and who is looked at stand side by side. */
export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.xl]: { gap: vars.space[3] } },
});
globalStyle(`:root:has(${bench})`, { vars: { '--page-width': '120rem', '--page-edge': vars.space[6] } });

const panelWidth = '26.25rem';
const columnsBase = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const columns = styleVariants({
  list: [columnsBase],
  filters: [columnsBase, { gridTemplateColumns: `${filterWidth} minmax(0, 1fr)` }],
  panel: [columnsBase, { gridTemplateColumns: `minmax(0, 1fr) ${panelWidth}` }],
  both: [columnsBase, { gridTemplateColumns: `${filterWidth} minmax(0, 1fr) ${panelWidth}` }],
});
/** Stays while the results scroll by. */
export const aside = style({ position: 'sticky', insetBlockStart: vars.space[6], display: 'grid', gap: vars.space[5] });
/** One line where there is room. The count has its place before there is one, so that nothing moves when it comes. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const title = style({
  flex: '1 1 100%',
  minWidth: 0,
  margin: 0,
  fontSize: vars.text.title,
  lineHeight: vars.leading.title,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [media.md]: { flex: '1 1 0' } },
});
/** Keeps its line whether there is something to say or not. */
export const around = style({
  display: 'block',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.normal,
  color: vars.color.inkSoft,
});
const dim = keyframes({ to: { opacity: 0.6 } });
/** What the next answer replaces: dimmed 200 ms after the fingers rest, so that a quick answer never shows it. */
const outdated = { animation: `${dim} 1ms linear 450ms forwards` };
export const outdatedTitle = style([title, outdated]);
export const order = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });
export const orderLabel = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  '@media': { [media.belowSm]: { display: 'none' } },
});
export const orderChoice = style({
  minWidth: 0,
  minHeight: targetSize,
  paddingInline: vars.space[2],
  color: vars.color.ink,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  font: 'inherit',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  cursor: 'pointer',
});
/** Keys are for who has some. */
export const forKeys = style({ display: 'none', '@media': { [media.mouse]: { display: 'block' } } });

export const answer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const outdatedAnswer = style([answer, outdated]);
/** A row asks how wide the list is, not the window: beside navigation and filters that is another matter. */
export const results = style({
  containerType: 'inline-size',
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
});

const roomy = '(min-width: 36rem)';
/** Two lines; where the list is narrow the facts have the whole of the second one, and what became of it a third. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '0.5rem minmax(0, 1fr) auto',
  gridTemplateAreas: '"dot lead band" "dot fact fact" "dot area area" "dot standing standing"',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: '5.5rem',
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} ${vars.space[2]}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:first-child': { borderStartStartRadius: vars.radius.surface, borderStartEndRadius: vars.radius.surface },
    '&:last-child': { borderEndStartRadius: vars.radius.surface, borderEndEndRadius: vars.radius.surface },
    '&[data-is-current]': { background: vars.color.sunken, boxShadow: vars.shadow.mark },
  },
  '@media': {
    [media.md]: { gridTemplateColumns: '1.5rem minmax(0, 1fr) auto', minHeight: '4rem', paddingBlock: vars.space[2] },
    [media.mouse]: { selectors: { '&:hover': { background: vars.color.sunken } } },
  },
  '@container': {
    [roomy]: {
      gridTemplateColumns: '1.5rem minmax(0, 1fr) auto minmax(8rem, auto)',
      gridTemplateAreas: '"dot lead standing band" "dot fact standing area"',
    },
  },
});
export const lead = style({ gridArea: 'lead', minWidth: 0 });
export const opener = style({
  color: vars.color.ink,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    // the whole row can be pressed
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
});
export const fact = style({
  gridArea: 'fact',
  minWidth: 0,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
});
/** Above what opens the row. */
const pressable = style({ position: 'relative', zIndex: 1 });
/** What is new: a dot where reading begins. */
export const dot = style({
  gridArea: 'dot',
  justifySelf: 'center',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.round,
  background: vars.color.primary,
});
export const since = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInlineStart: vars.space[2],
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});
/** Chooses somebody, where there is room for many: as quiet as what can be done with one. */
export const pick = style([
  pressable,
  {
    display: 'none',
    gridArea: 'dot',
    cursor: 'pointer',
    '@media': {
      [media.md]: { display: 'grid', placeItems: 'center', margin: '-0.625rem', padding: '0.625rem' },
      [media.mouse]: {
        opacity: 0,
        selectors: {
          [`${row}:hover &, ${row}:focus-within &, ${row}[data-is-current] &, &:has(:checked)`]: { opacity: 1 },
        },
      },
    },
  },
]);
/** Above what ends below the window. */
export const noSelection = style({ position: 'absolute' });
export const selection = style({
  position: 'sticky',
  insetBlockEnd: `calc(var(--bottom-bar, 0px) + ${vars.space[4]})`,
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.surface,
});
export const selectionCount = style({ flex: 1, fontWeight: vars.weight.bold });
const noted = style({
  display: 'inline-flex',
  marginInlineStart: vars.space[2],
  fontSize: vars.text.small,
  verticalAlign: '-0.2em',
});
export const saved = style([noted, { color: vars.color.primaryText }]);
globalStyle(`${saved} path`, { fill: 'currentColor' });
export const seen = style([noted, { color: vars.color.inkSoft }]);
export const standing = style([
  pressable,
  {
    gridArea: 'standing',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[2]}`,
    fontSize: vars.text.small,
    lineHeight: vars.leading.small,
    color: vars.color.inkSoft,
    '@container': { [roomy]: { justifyContent: 'end', textAlign: 'end' } },
  },
]);
/** What can be done with somebody shows where one looks: under the pointer, and where the keyboard is. */
export const actions = style([
  pressable,
  {
    display: 'none',
    gridArea: 'standing',
    '@container': { [roomy]: { display: 'flex', alignItems: 'center' } },
    '@media': {
      [media.mouse]: {
        opacity: 0,
        selectors: { [`${row}:hover &, ${row}:focus-within &, ${row}[data-is-current] &`]: { opacity: 1 } },
      },
    },
  },
]);
export const band = style({
  gridArea: 'band',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
/** Beside the panel, which says it, there is no room for it. */
export const area = style({
  gridArea: 'area',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  '@media': { [media.md]: { display: 'none' } },
  '@container': { [roomy]: { display: 'block', maxWidth: '12rem', textAlign: 'end', justifySelf: 'end' } },
});

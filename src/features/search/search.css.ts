import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, targetSize } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';

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
export const order = style({
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
  // beside another button
  '@media': { [media.belowSm]: { flex: '1 1 7rem' } },
});
/** Elsewhere each row has its box. */
export const forPhones = style({ '@media': { [media.md]: { display: 'none' } } });
/** Has its place before it is there. */
export const forPhonesToCome = style([forPhones, { visibility: 'hidden' }]);

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
const narrow = '(max-width: 35.99rem)';
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/**
 * Two lines, all rows as high, whatever stands at the end of the first; on a phone three, and 88 px. What has no room is
 * in the panel.
 */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '0.5rem minmax(0, 1fr) auto',
  gridTemplateAreas: '"dot lead band" "dot fact fact" "dot area standing"',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: '5.5rem',
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} ${vars.space[2]}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:first-child': { borderStartStartRadius: vars.radius.surface, borderStartEndRadius: vars.radius.surface },
    '&:last-child': { borderEndStartRadius: vars.radius.surface, borderEndEndRadius: vars.radius.surface },
    // a phone has no room for the box, as long as nobody is to be chosen
    '&:has(:checked)': { background: vars.color.sunken },
    '&[data-is-current]': { background: vars.color.sunken, boxShadow: vars.shadow.mark },
  },
  '@media': {
    [media.md]: {
      gridTemplateColumns: '1.5rem minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"dot lead standing band" "dot fact fact fact"',
      minHeight: '3.875rem',
      // what is pressed at its end is as high as both lines
      '@container': {
        [narrow]: {
          selectors: { '&[data-acts]': { gridTemplateAreas: '"dot lead standing band" "dot fact standing ."' } },
        },
      },
    },
    [media.mouse]: { selectors: { '&:hover': { background: vars.color.sunken } } },
  },
  '@container': {
    [narrow]: {
      selectors: { [`${results}[data-is-choosing] &`]: { gridTemplateColumns: '1.5rem minmax(0, 1fr) auto' } },
    },
    [roomy]: {
      gridTemplateColumns: '1.5rem minmax(0, 1fr) auto minmax(8rem, auto)',
      gridTemplateAreas: '"dot lead standing band" "dot fact standing area"',
    },
  },
});
/** One line, so that all rows are as high; the whole of it is in the panel. */
export const lead = style({ gridArea: 'lead', minWidth: 0, display: 'flex', alignItems: 'center' });
export const opener = style({
  ...oneLine,
  minWidth: 0,
  color: vars.color.ink,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  selectors: {
    // the whole row can be pressed
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
});
/** At the row's beginning: where its line is cut it would stand beyond the window. */
export const heard = style([visuallyHidden, { selectors: { 'span&': { insetInlineStart: 0 } } }]);
export const fact = style({
  ...oneLine,
  gridArea: 'fact',
  minWidth: 0,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});
export const inRoomy = style({ display: 'none', '@container': { [roomy]: { display: 'inline' } } });
export const inNarrow = style({ '@container': { [roomy]: { display: 'none' } } });
/** What somebody says themselves stands out of what is known of them. */
export const interest = style({ color: vars.color.primaryText, fontWeight: vars.weight.bold });
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
    selectors: {
      // the whole card is pressed, which opens nobody meanwhile
      [`${results}[data-is-choosing] &`]: {
        display: 'grid',
        placeItems: 'center',
        position: 'static',
        margin: '-0.625rem',
        padding: '0.625rem',
      },
      [`${results}[data-is-choosing] &::after`]: { content: '', position: 'absolute', inset: 0, zIndex: 1 },
    },
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
const noted = style({
  flex: 'none',
  display: 'inline-flex',
  marginInlineStart: vars.space[2],
  fontSize: vars.text.small,
});
export const saved = style([noted, { color: vars.color.primaryText }]);
globalStyle(`${saved} path`, { fill: 'currentColor' });
export const seen = style([noted, { color: vars.color.inkSoft }]);
export const standing = style([
  pressable,
  {
    gridArea: 'standing',
    display: 'flex',
    justifyContent: 'end',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.text.small,
    lineHeight: vars.leading.small,
    color: vars.color.inkSoft,
    whiteSpace: 'nowrap',
  },
]);
/** As high to the finger as everything one can press, and the row no higher. */
globalStyle(`${row}[data-acts] ${standing} button`, { marginBlock: '-0.75rem' });
/** What can be done with somebody shows where one looks: under the pointer, and where the keyboard is. It lies over the
 * end of the words, so that they have the room until then and nothing moves. */
export const actions = style([
  pressable,
  {
    display: 'none',
    gridArea: 'standing',
    '@container': { [roomy]: { display: 'flex', alignItems: 'center' } },
    '@media': {
      [media.mouse]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        paddingInlineStart: vars.space[6],
        opacity: 0,
        selectors: {
          [`${row}:hover &, ${row}:focus-within &, ${row}[data-is-current] &`]: {
            opacity: 1,
            background: `linear-gradient(90deg, transparent, ${vars.color.sunken} ${vars.space[6]})`,
          },
        },
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
  ...oneLine,
  gridArea: 'area',
  minWidth: 0,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  '@media': { [media.md]: { display: 'none' } },
  '@container': { [roomy]: { display: 'block', maxWidth: '12rem', textAlign: 'end', justifySelf: 'end' } },
});

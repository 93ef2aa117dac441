import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, meterHeight, targetSize } from '../../theme/tokens.ts';

/** Filters beside the results where there is room; in a drawer where there is none. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.xl]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: vars.space[8] } },
});
/** Stays while the results scroll by. */
export const aside = style({ position: 'sticky', insetBlockStart: vars.space[6] });
export const filters = style({ display: 'grid', gap: vars.space[5] });
export const pair = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr) 7.5rem',
  alignItems: 'start',
});
export const checks = style({ display: 'grid', gap: vars.space[1] });

/** The count has its line before there is one, so that nothing moves when it comes. */
export const bar = style({
  display: 'grid',
  gridTemplateAreas: '"opener order" "count count"',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space[4],
  '@media': {
    [media.md]: {
      gridTemplateAreas: '"opener count order"',
      gridTemplateColumns: 'auto minmax(0, 1fr) 14rem',
    },
    [media.xl]: { gridTemplateAreas: '"count order"', gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
  },
});
export const opener = style({ gridArea: 'opener' });
export const count = style({
  gridArea: 'count',
  margin: 0,
  fontSize: vars.text.title,
  lineHeight: vars.leading.title,
  fontWeight: vars.weight.bold,
});
const dim = keyframes({ to: { opacity: 0.6 } });
/** What the next answer replaces: dimmed 200 ms after the fingers rest, so that a quick answer never shows it. */
const outdated = { animation: `${dim} 1ms linear 450ms forwards` };
export const outdatedCount = style([count, outdated]);
export const order = style({ gridArea: 'order', minWidth: 0 });

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
export const result = style({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  padding: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@container': {
    '(min-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr) fit-content(11rem)', padding: vars.space[5] },
  },
});
export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0, alignContent: 'start' });
export const lead = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere', hyphens: 'auto' });
export const why = style({ fontSize: vars.text.small, lineHeight: vars.leading.small, color: vars.color.inkSoft });
export const fact = style({ fontSize: vars.text.small, lineHeight: vars.leading.small });
export const deed = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  justifyItems: 'start',
  '@container': { '(min-width: 30rem)': { justifyItems: 'end', textAlign: 'end' } },
});
export const reason = style({ fontSize: vars.text.small, lineHeight: vars.leading.small, color: vars.color.inkSoft });

/** What makes the summary high enough for a finger is air; the row's own air takes it in. */
export const details = style({ gridColumn: '1 / -1', marginBlock: `calc(-1 * ${vars.space[3]})` });
export const summary = style({
  display: 'flex',
  inlineSize: 'fit-content',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: targetSize,
  cursor: 'pointer',
  listStyle: 'none',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  borderRadius: vars.radius.control,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});
export const score = style({ color: vars.color.ink, fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const meter = style({
  inlineSize: '5rem',
  blockSize: meterHeight,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
});
export const filled = style({ fill: vars.color.primaryText });
export const turn = style({
  display: 'inline-flex',
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});
export const reasons = style({ maxInlineSize: '32rem', paddingBlock: `${vars.space[2]} ${vars.space[4]}` });

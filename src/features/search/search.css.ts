import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

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
/** The count, and what can be made of what is counted. */
export const counted = style({
  gridArea: 'count',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const count = style({
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
export const action = style({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  justifyItems: 'start',
  '@container': { '(min-width: 30rem)': { justifyItems: 'end', textAlign: 'end' } },
});
export const reason = style({
  display: 'grid',
  justifyItems: 'inherit',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});

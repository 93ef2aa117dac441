import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/tokens.ts';

export const body = style({ display: 'grid', gap: vars.space[8], maxWidth: '46rem' });
export const title = style({ margin: 0, fontSize: '20pt', fontWeight: vars.weight.light, lineHeight: 1.2 });
export const years = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });
export const part = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { print: { breakInside: 'avoid' } },
});
export const lines = style({ display: 'grid', margin: 0 });
/** The figure before its words, as one reads a sentence; the comparison at the end of the line, on a phone below. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  columnGap: vars.space[4],
  alignItems: 'baseline',
  paddingBlock: vars.space[2],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.md]: { gridTemplateColumns: '7rem minmax(0, 1fr) auto' },
    print: { gridTemplateColumns: '7rem minmax(0, 1fr) auto' },
  },
});
export const figure = style({
  order: 1,
  margin: 0,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const says = style({ order: 2 });
export const before = style({
  order: 3,
  margin: 0,
  gridColumn: 2,
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  '@media': { [media.md]: { gridColumn: 'auto' }, print: { gridColumn: 'auto' } },
});
/** No wider than its words are meant for. */
export const course = style({ maxWidth: '30rem', '@media': { print: { breakInside: 'avoid' } } });

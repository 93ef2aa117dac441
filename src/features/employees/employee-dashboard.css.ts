import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

const panel = style({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  minWidth: 0,
  padding: vars.space[5],
  borderRadius: vars.radius.surface,
  '@media': { [media.sm]: { padding: vars.space[6] } },
});
export const waiting = style([panel, { background: vars.color.primarySoft, color: vars.color.onPrimarySoft }]);
export const part = style([panel, { background: vars.color.surface, border: `1px solid ${vars.color.line}` }]);
/** Two columns where there is room; what is left alone at the end takes the whole width. */
export const parts = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  ':empty': { display: 'none' },
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${parts} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
export const side = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const later = style({ ':empty': { display: 'none' } });
export const figures = style({ display: 'grid', gap: vars.space[6] });
export const course = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.xl]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const rows = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });
const line_ = style({
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const row = style([
  line_,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[4]}`,
  },
]);
/** Who, and what they look for, in one line where there is room. */
export const found = style([
  line_,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[3]}`,
    paddingBlock: 0,
    // the line below belongs to the next one, not to the facts that have come below the name
    '@media': { [media.belowSm]: { paddingBlockEnd: vars.space[2] } },
  },
]);
export const line = style([line_, { display: 'grid', minWidth: 0 }]);
export const step = style([line_, { display: 'flex', alignItems: 'start', gap: vars.space[3] }]);
export const when = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums', minWidth: '3.5rem' });
export const who = style({ display: 'grid', minWidth: 0, flex: '1 1 9rem' });
// As high as a finger, without pushing the facts below it away.
for (const names of [who, line]) {
  globalStyle(`${names} > a`, { position: 'relative', minHeight: 0, justifySelf: 'start' });
  globalStyle(`${names} > a::after`, { content: '', position: 'absolute', inset: '-10px 0' });
}
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}` });
export const soft = style({ fontSize: vars.text.small, lineHeight: vars.leading.small, overflowWrap: 'anywhere' });

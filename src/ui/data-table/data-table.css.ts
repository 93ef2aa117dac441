import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forEars, targetSize } from '../../theme/tokens.ts';
import { asColumns, inColumns } from './in-columns.ts';

/** Cards with room for facts side by side, each below its label. */
const middle = 'full (min-width: 34rem) and (max-width: 56.99rem)';

export const place = style({ container: 'full / inline-size', minWidth: 0 });
export const slim = style({ container: 'slim / inline-size', minWidth: 0 });

export const frame = style({
  minWidth: 0,
  '@container': asColumns({
    overflow: 'clip',
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.surface,
  }),
});
export const table = style({
  display: 'block',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  // columns are as wide as their words
  overflowWrap: 'break-word',
  '@container': asColumns({ display: 'table' }),
});
export const caption = style(forEars);
export const head = style({ display: 'none', '@container': asColumns({ display: 'table-header-group' }) });
const headCell = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.normal,
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { borderStartStartRadius: `calc(${vars.radius.surface} - 1px)` },
    '&:last-child': { borderStartEndRadius: `calc(${vars.radius.surface} - 1px)` },
  },
});
export const headAlign = styleVariants({
  start: [headCell, { textAlign: 'start' }],
  end: [headCell, { textAlign: 'end' }],
});
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: targetSize,
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'inherit',
  // in two lines the head would grow when columns get other widths
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
});
export const sortEnd = style({ flexDirection: 'row-reverse' });
export const sorted = style({ color: vars.color.ink, fontWeight: vars.weight.bold });
export const sortWord = style({ gridArea: '1 / 1' });
/** as wide as its words are bold: no column moves when another one is ordered by */
export const sortWords = style({
  display: 'grid',
  alignItems: 'center',
  '::after': {
    content: 'attr(data-words)',
    gridArea: '1 / 1',
    fontWeight: vars.weight.bold,
    visibility: 'hidden',
  },
});
export const direction = styleVariants({
  ascending: { transform: 'rotate(180deg)', display: 'flex' },
  descending: { display: 'flex' },
  none: { display: 'flex', visibility: 'hidden' },
});
export const body = style({
  display: 'grid',
  gap: vars.space[3],
  '@container': asColumns({ display: 'table-row-group' }),
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  '@container': {
    [middle]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
      gap: `${vars.space[3]} ${vars.space[6]}`,
      padding: vars.space[4],
    },
    ...asColumns({ display: 'table-row', padding: 0, border: 0, borderRadius: 0 }),
  },
});
export const pressable = style({
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:has(:focus-visible)': { background: vars.color.sunken },
  },
});
export const current = style({
  background: vars.color.primarySoft,
  boxShadow: vars.shadow.mark,
  selectors: { '&:hover': { background: vars.color.primarySoft } },
});
const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  minWidth: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': {
    [middle]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
    ...asColumns({
      display: 'table-cell',
      verticalAlign: 'middle',
      // two lines, and no more than they need
      height: '4rem',
      padding: `${vars.space[2]} ${vars.space[3]}`,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      overflowWrap: 'break-word',
      selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
    }),
  },
});
export const align = styleVariants({
  start: [cell],
  end: [cell, { fontVariantNumeric: 'tabular-nums', '@container': asColumns({ textAlign: 'end' }) }],
});
/** has no label: buttons stand at the card's end, and take no place where there are none */
export const quiet = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'end',
  gridColumn: '1 / -1',
  '@container': {
    [`full not ${inColumns}`]: { selectors: { '&:has(> :empty)': { display: 'none' } } },
    // a button's two words stand on one line
    ...asColumns({ whiteSpace: 'nowrap' }),
  },
});
// two buttons stand beside each other where the table's columns have the room
globalStyle(`${quiet} > *`, { '@container': asColumns({ width: 'max-content', marginInlineStart: 'auto' }) });
/** the name of the thing: heads its card on a phone */
export const lead = style({
  display: 'block',
  gridColumn: '1 / -1',
  textAlign: 'start',
  fontWeight: vars.weight.bold,
  hyphens: 'auto',
  // beside a panel statuses of three words need the room
  '@container': asColumns({ display: 'table-cell', minWidth: '12rem' }, { display: 'table-cell', minWidth: '9rem' }),
});
export const label = style({
  hyphens: 'auto',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  '@container': asColumns({ display: 'none' }),
});
const words = style({ minWidth: 0 });
export const value = styleVariants({
  /** a word without an end breaks, a date doesn't */
  start: [words, { '@container': asColumns({ minWidth: '5.5rem', overflowWrap: 'anywhere' }) }],
  end: [words],
});
export const leadValue = style({ minWidth: 0 });

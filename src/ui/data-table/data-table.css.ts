import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

/** What counts is the room beside the navigation, not the window. */
const wide = '(min-width: 57rem)';

export const place = style({ containerType: 'inline-size', minWidth: 0 });

export const frame = style({
  minWidth: 0,
  '@container': {
    [wide]: {
      overflow: 'clip',
      background: vars.color.surface,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.surface,
    },
  },
});
export const table = style({
  display: 'block',
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  // columns are as wide as their words
  overflowWrap: 'break-word',
  '@container': { [wide]: { display: 'table' } },
});
export const caption = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
export const head = style({ display: 'none', '@container': { [wide]: { display: 'table-header-group' } } });
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
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
});
export const sortEnd = style({ flexDirection: 'row-reverse' });
export const sorted = style({ color: vars.color.ink, fontWeight: vars.weight.bold });
export const direction = styleVariants({
  ascending: { transform: 'rotate(180deg)', display: 'flex' },
  descending: { display: 'flex' },
  none: { display: 'flex', visibility: 'hidden' },
});
export const body = style({
  display: 'grid',
  gap: vars.space[3],
  '@container': { [wide]: { display: 'table-row-group' } },
});
export const row = style({
  position: 'relative',
  display: 'block',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  '@container': { [wide]: { display: 'table-row', padding: 0, border: 0, borderRadius: 0 } },
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
  boxShadow: `inset 3px 0 0 ${vars.color.primaryText}`,
  selectors: { '&:hover': { background: vars.color.primarySoft } },
});
const cell = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  minWidth: 0,
  paddingBlock: vars.space[1],
  overflowWrap: 'anywhere',
  '@container': {
    [wide]: {
      display: 'table-cell',
      verticalAlign: 'middle',
      padding: vars.space[3],
      borderBlockEnd: `1px solid ${vars.color.line}`,
      overflowWrap: 'break-word',
      selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
    },
  },
});
export const align = styleVariants({
  start: [cell],
  end: [cell, { fontVariantNumeric: 'tabular-nums', '@container': { [wide]: { textAlign: 'end' } } }],
});
/** the name of the thing: heads its card on a phone */
export const lead = style({
  display: 'block',
  textAlign: 'start',
  fontWeight: vars.weight.bold,
  hyphens: 'auto',
  '@container': { [wide]: { display: 'table-cell', minWidth: '12rem' } },
});
export const label = style({
  flex: 'none',
  maxWidth: '45%',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  '@container': { [wide]: { display: 'none' } },
});
const words = style({ minWidth: 0, textAlign: 'end', '@container': { [wide]: { textAlign: 'inherit' } } });
export const value = styleVariants({
  /** a word without an end breaks, a date doesn't */
  start: [words, { '@container': { [wide]: { minWidth: '5.5rem', overflowWrap: 'anywhere' } } }],
  end: [words],
});
export const leadValue = style({ minWidth: 0 });

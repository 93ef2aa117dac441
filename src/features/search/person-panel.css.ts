import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Beside the list, as high as the window, without a veil. */
export const beside = style({
  position: 'sticky',
  insetBlockStart: vars.space[6],
  display: 'flex',
  flexDirection: 'column',
  // the page's head above it, and as much room below once that has scrolled away
  maxHeight: 'calc(100dvh - 7rem)',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
/** The same where a drawer has its own title and closing. */
export const steps = style({ flex: 1, display: 'flex', alignItems: 'center', gap: vars.space[1] });
export const position = style({
  flex: 1,
  paddingInline: vars.space[2],
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
export const scrolled = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[5],
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const title = style({
  margin: 0,
  fontSize: vars.text.title,
  lineHeight: vars.leading.title,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { '&:focus': { outline: 'none' } },
});
/** Who it is, in two lines. */
export const person = style({ display: 'grid', gap: vars.space[1] });
export const who = style({ color: vars.color.inkSoft, overflowWrap: 'anywhere' });
export const section = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
export const standing = style([
  section,
  {
    gap: vars.space[2],
    padding: vars.space[4],
    background: vars.color.sunken,
    borderRadius: vars.radius.control,
    fontSize: vars.text.small,
    lineHeight: vars.leading.small,
  },
]);
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const chip = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

/** Beside the list, as high as the window, without a veil. */
export const beside = style({
  position: 'sticky',
  insetBlockStart: vars.space[6],
  display: 'flex',
  flexDirection: 'column',
  maxHeight: `calc(100dvh - 2 * ${vars.space[6]})`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
});
// Notifications lie at the other side, beside the menu, where they hide nothing of the person or the message.
globalStyle(`:root:has(${beside})`, { vars: { '--toasts-inline': 'var(--menu-width, 0px) auto' } });
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
  // what one writes in comes into sight as a whole, above the buttons
  scrollPaddingBlockEnd: '11rem',
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
    padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[2]}`,
    background: vars.color.sunken,
    borderRadius: vars.radius.control,
    fontSize: vars.text.small,
    lineHeight: vars.leading.small,
  },
]);
export const interest = style({ margin: 0, color: vars.color.primaryText, fontWeight: vars.weight.bold });
/** While somebody is written to: what is known of them behind one line. */
export const summary = style({
  minHeight: targetSize,
  paddingBlock: '0.625rem',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  cursor: 'pointer',
});
export const folded = style({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[2] });
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
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

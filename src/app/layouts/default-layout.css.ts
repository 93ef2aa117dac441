import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, targetSize } from '../../theme/tokens.ts';

const bottomBar = '3.75rem';
const menuWidth = '16rem';
/** There the bar stands below the brand and scrolls away with it. */
const lowPhone = media.lowBelowLg;

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  paddingBlockEnd: `calc(${bottomBar} + env(safe-area-inset-bottom))`,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: `${menuWidth} minmax(0, 1fr)`,
      gridTemplateRows: '1fr auto',
      paddingBlockEnd: 0,
    },
    [lowPhone]: { paddingBlockEnd: 0 },
  },
});

// Toasts stand above the bar.
globalStyle(`:root:has(${page})`, {
  vars: { '--bottom-bar': bottomBar },
  '@media': {
    [media.lg]: { vars: { '--bottom-bar': '0px', '--menu-width': menuWidth } },
    [lowPhone]: { vars: { '--bottom-bar': '0px' } },
  },
});

/** The keyboard's first stop: past the menu. In sight only while it has the focus. */
export const skip = style({
  position: 'fixed',
  insetBlockStart: `max(${vars.space[2]}, env(safe-area-inset-top))`,
  insetInlineStart: `max(${vars.space[2]}, env(safe-area-inset-left))`,
  zIndex: 40,
  display: 'flex',
  alignItems: 'center',
  minHeight: targetSize,
  paddingInline: vars.space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

/** Brand at the top of a phone, a column on a desktop. */
export const side = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlockStart: `max(${vars.space[3]}, env(safe-area-inset-top))`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.lg]: {
      gridRow: '1 / -1',
      position: 'sticky',
      insetBlockStart: 0,
      height: '100dvh',
      overflowY: 'auto',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      gap: vars.space[6],
      padding: `${vars.space[6]} ${vars.space[4]}`,
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
    [media.shallow]: { gap: vars.space[3], paddingBlock: vars.space[3] },
  },
});
/** As wide as its longest word at least: where that has no room beside the tools, they stand below it. */
globalStyle(`${side} > :first-child`, {
  '@media': { [media.belowLg]: { flex: '1 1 min-content', maxWidth: 'max-content' } },
});

// A long name takes the lines it needs; where the window is low, the column scrolls.
globalStyle(`${side} > *`, { '@media': { [media.lg]: { flexShrink: 0 } } });

export const nav = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  display: 'flex',
  justifyContent: 'space-around',
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  padding: '0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  '@media': {
    [media.lg]: {
      position: 'static',
      display: 'block',
      background: 'transparent',
      border: 0,
      padding: 0,
    },
    [lowPhone]: { position: 'static', order: 1, width: '100%', padding: 0, border: 0, background: 'transparent' },
  },
});

export const tools = style({
  flex: 'none',
  whiteSpace: 'nowrap',
  marginInlineStart: 'auto',
  '@media': { [media.lg]: { margin: 'auto 0 0' } },
});

export const list = style({
  display: 'contents',
  '@media': { [media.lg]: { display: 'grid', gap: vars.space[1] }, [media.shallow]: { gap: 0 } },
});
/** In the bar a longer word has more room than a shorter one. */
export const item = style({ flex: '1 1 auto', minWidth: 0, listStyle: 'none' });
/** Beyond the first places of the bar: in the drawer on a phone. */
export const beyond = style({ display: 'none', '@media': { [media.lg]: { display: 'list-item', listStyle: 'none' } } });
export const onlyPhone = style({ flex: '1 1 auto', listStyle: 'none', '@media': { [media.lg]: { display: 'none' } } });

export const entry = style({
  position: 'relative',
  width: '100%',
  minHeight: bottomBar,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  padding: `${vars.space[1]} 2px`,
  border: 0,
  background: 'transparent',
  color: vars.color.inkSoft,
  font: 'inherit',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current]': { color: vars.color.primaryText, fontWeight: vars.weight.bold },
  },
  '@media': {
    [media.lg]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: vars.space[3],
      minHeight: targetSize,
      padding: `${vars.space[2]} ${vars.space[3]}`,
      borderRadius: vars.radius.control,
      fontSize: vars.text.body,
      lineHeight: vars.leading.body,
      textAlign: 'start',
      selectors: { '&[aria-current]': { background: vars.color.primarySoft, color: vars.color.onPrimarySoft } },
    },
    [media.shallow]: { paddingBlock: vars.space[1] },
  },
});

/** How much there is to do behind an entry. */
export const count = style({
  flex: 'none',
  minInlineSize: '1.375rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius.round,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontSize: vars.text.small,
  lineHeight: '1.375rem',
  fontWeight: vars.weight.bold,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  // on the glyph of the bar, at the end of the column's line
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: 'calc(50% + 4px)',
  '@media': { [media.lg]: { position: 'static', marginInlineStart: 'auto' } },
});

/** The whole words of an entry that has shorter ones for the bar. */
export const long = style({ display: 'none', '@media': { [media.lg]: { display: 'inline' } } });
export const short = style({ whiteSpace: 'nowrap', '@media': { [media.lg]: { display: 'none' } } });

export const drawerEntry = style([
  entry,
  {
    flexDirection: 'row',
    justifyContent: 'flex-start',
    gap: vars.space[3],
    minHeight: targetSize,
    fontSize: vars.text.body,
    lineHeight: vars.leading.body,
    textAlign: 'start',
  },
]);

/** On the widest screens the page stands in the middle of what the navigation leaves; one may ask for more room. */
const centred = { width: '100%', maxWidth: 'var(--page-width, 80rem)', marginInline: 'auto' } as const;
const wideEdge = `var(--page-edge, ${vars.space[12]})`;
export const main = style({
  ...centred,
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[12]}`,
  '@media': { [media.md]: { paddingInline: vars.space[8] }, [media.xl]: { padding: wideEdge } },
});

/** Where no bar stands below it, the page's last line does so for the bar. */
const aboveHomeBar = `max(${vars.space[2]}, calc(env(safe-area-inset-bottom) + ${vars.space[1]}))`;
export const footer = style({
  ...centred,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[5]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  '@media': {
    [media.md]: { paddingInline: vars.space[8] },
    [media.lg]: { paddingBlockEnd: aboveHomeBar },
    [media.xl]: { paddingInline: wideEdge },
    [lowPhone]: { paddingBlockEnd: aboveHomeBar },
  },
});

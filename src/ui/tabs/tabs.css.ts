import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

export const list = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[1],
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const tab = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: targetSize,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: vars.color.inkSoft,
  fontWeight: vars.weight.normal,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-selected="true"], &[aria-current="page"]': {
      color: vars.color.ink,
      borderBlockEndColor: vars.color.primaryText,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  // Forced colours paint transparent edges: only the active one keeps it.
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:not([aria-selected="true"], [aria-current="page"])': { borderBlockEndColor: 'Canvas' } },
    },
  },
});
export const panel = style({
  paddingBlockStart: vars.space[6],
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
});

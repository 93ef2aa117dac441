import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { markWidth } from '../../theme/tokens.ts';

/** Beside the navigation or alone: the width there is decides, not the window's. */
export const sections = style({ containerType: 'inline-size', minWidth: 0 });
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  paddingBlock: vars.space[8],
  selectors: {
    '&:first-child': { paddingBlockStart: vars.space[2] },
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` },
  },
  '@container': {
    '(min-width: 48rem)': {
      gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 40rem)',
      columnGap: vars.space[12],
      paddingBlock: vars.space[10],
    },
  },
});

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
export const browser = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: vars.space[4], borderBlockEnd: `1px solid ${vars.color.line}` },
  },
});
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.weight.bold,
});
/** What somebody wrote, as they wrote it. */
export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${markWidth} solid ${vars.color.line}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const bullets = style({ display: 'grid', gap: vars.space[2], margin: 0, paddingInlineStart: vars.space[5] });

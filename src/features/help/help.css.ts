import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Beside the navigation or alone: the width there is decides, not the window's. */
export const frame = style({ containerType: 'inline-size', minWidth: 0 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@container': {
    '(min-width: 52rem)': { gridTemplateColumns: 'minmax(0, 44rem) minmax(16rem, 20rem)', gap: vars.space[10] },
  },
});

export const search = style({ display: 'grid', gap: vars.space[2] });
export const count = style({ fontSize: vars.text.small, lineHeight: vars.leading.small, color: vars.color.inkSoft });
export const section = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const questions = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  overflow: 'hidden',
});
export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } });
export const details = style({ minWidth: 0 });
export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '52px',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.sunken },
    '&:focus-visible': { outlineOffset: '-3px' },
    [`${details}[open] > &`]: { fontWeight: vars.weight.bold },
  },
});
export const arrow = style({
  flex: 'none',
  display: 'inline-flex',
  color: vars.color.inkSoft,
  transition: `rotate ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${details}[open] > ${question} > &`]: { rotate: '180deg' } },
});
export const answer = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: '66ch',
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[5]}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${answer} > p`, { margin: 0 });

export const support = style({
  '@container': { '(min-width: 52rem)': { position: 'sticky', insetBlockStart: vars.space[6] } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

export const text = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: '70ch',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const heading = style({ fontSize: vars.text.body, lineHeight: vars.leading.body, fontWeight: vars.weight.bold });
export const list = style({ margin: 0, paddingInlineStart: vars.space[5], display: 'grid', gap: vars.space[1] });

globalStyle(`${text} > * + ${heading}`, { marginBlockStart: vars.space[4] });

export const disclosure = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: targetSize,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const label = style({ flex: 1, display: 'grid', fontWeight: vars.weight.bold });
export const note = style({
  fontWeight: vars.weight.normal,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});
export const arrow = style({
  display: 'inline-flex',
  color: vars.color.inkSoft,
  transition: `rotate ${vars.motion.quick} ${vars.motion.ease}`,
});
globalStyle(`${disclosure}[open] ${arrow}`, { rotate: '180deg' });
export const body = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  padding: vars.space[4],
  paddingBlockStart: vars.space[2],
});
export const paperTitle = style({ fontSize: '18pt', lineHeight: 1.2, fontWeight: vars.weight.normal });

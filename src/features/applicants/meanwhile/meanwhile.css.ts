import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/tokens.ts';

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** The whole tile leads there: its link covers it. Three beside each other have their sign above the words. */
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
  alignContent: 'start',
  padding: vars.space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  ':hover': { borderColor: vars.color.primary },
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sign = style({
  display: 'inline-flex',
  justifySelf: 'start',
  padding: vars.space[2],
  borderRadius: vars.radius.round,
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
});
export const words = style({ display: 'grid', gap: vars.space[1] });
export const link = style({
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.surface },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: 2 } },
});
export const points = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
  maxWidth: '65ch',
});

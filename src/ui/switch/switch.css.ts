import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: targetSize,
  selectors: { '&:has(:disabled)': { color: vars.color.inkSoft } },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const label = style({
  display: 'block',
  fontWeight: vars.weight.bold,
  cursor: 'pointer',
});
export const help = style({ color: vars.color.inkSoft, fontSize: vars.text.small, lineHeight: vars.leading.small });
export const track = style({
  flex: 'none',
  position: 'relative',
  width: '3.25rem',
  height: '2rem',
  padding: 0,
  marginBlock: '6px',
  background: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: '-8px' },
    '&[aria-checked="true"]': { background: vars.color.primaryText, borderColor: vars.color.primaryText },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
    '&:disabled': { cursor: 'not-allowed', background: vars.color.sunken, borderColor: vars.color.line },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-checked="true"]': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
/** knob: ring while off, full with a tick while on */
export const knob = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  marginInlineStart: '3px',
  borderRadius: vars.radius.round,
  background: vars.color.lineStrong,
  color: vars.color.primaryText,
  fontSize: vars.text.small,
  transition: `margin ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '[aria-checked="true"] > &': { marginInlineStart: 'calc(1.25rem + 3px)', background: vars.color.surface },
    ':disabled > &': { background: vars.color.lineStrong, color: vars.color.sunken },
  },
});
export const tick = style({ display: 'flex', selectors: { '[aria-checked="false"] &': { visibility: 'hidden' } } });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(:disabled)': { background: vars.color.sunken, borderColor: vars.color.line },
  },
});
export const preview = style({
  flex: 'none',
  width: '6rem',
  height: '6rem',
  objectFit: 'contain',
  background: vars.mark.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
/** The drawing, whose own width is a part of its place. */
export const drawing = style({ flex: 'none', width: '8rem' });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  justifyItems: 'start',
  minWidth: 0,
  flex: '1 1 12rem',
});
export const chooser = style({ position: 'relative', display: 'inline-grid', maxWidth: '100%' });
/** Lies unseen over the button: takes presses, drops and the focus. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': { cursor: 'pointer' },
    '&:disabled, &:disabled::file-selector-button': { cursor: 'not-allowed' },
  },
});
export const button = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: targetSize,
  padding: `${vars.space[1]} ${vars.space[4]}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  selectors: {
    [`${input}:enabled:hover + &`]: { background: vars.color.sunken },
    [`${input}:focus-visible + &`]: { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    [`${input}:disabled + &`]: { color: vars.color.inkSoft, borderColor: vars.color.line },
  },
});

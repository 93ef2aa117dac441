import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

/** A column that is read, not scanned across; what is done with it ends where it does. */
export const page = style({ maxInlineSize: '48rem' });
export const days = style({ display: 'grid', gap: vars.space[6] });
export const day = style({ display: 'grid', gap: vars.space[2] });
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  overflow: 'clip',
});
export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } });

export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `0 ${vars.space[3]}`,
  alignItems: 'center',
  minHeight: targetSize,
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} ${vars.space[6]}`,
  color: vars.color.inkSoft,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
export const words = style({ color: vars.color.ink, overflowWrap: 'anywhere' });
export const unread = style([words, { fontWeight: vars.weight.bold }]);
export const time = style({ fontSize: vars.text.small, lineHeight: vars.leading.small, whiteSpace: 'nowrap' });
/** Unread is said by weight, by words for ears, and by this, before the line: words begin where they do in any other. */
export const dot = style({
  position: 'absolute',
  insetInlineStart: vars.space[2],
  insetBlockStart: 'calc(50% - 0.25rem)',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.round,
  background: vars.color.primary,
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, targetSize } from '../../theme/tokens.ts';

export const brand = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: targetSize,
  minWidth: 0,
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
});
/** One height for all; its width is known before it is there. The plate takes no place: it is seen in the dark only. */
export const logo = style({
  flex: 'none',
  height: '2.25rem',
  width: 'auto',
  maxWidth: 'min(12rem, 100%)',
  objectFit: 'contain',
  boxSizing: 'content-box',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  margin: `calc(-1 * ${vars.space[1]}) calc(-1 * ${vars.space[2]})`,
  background: vars.color.plate,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: vars.radius.control,
  background: vars.color.primary,
  border: `1px solid ${vars.color.primaryEdge}`,
  color: vars.color.onPrimary,
  fontWeight: vars.weight.bold,
  fontSize: vars.text.lead,
  lineHeight: 1,
});
export const name = style({
  minWidth: 0,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.small,
  // what stands beside it gives way first: no word of a name breaks that has room on a line of its own
  overflowWrap: 'break-word',
  '@media': { [media.lg]: { hyphens: 'auto' } },
});

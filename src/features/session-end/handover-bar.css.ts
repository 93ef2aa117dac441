import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlockStart: `max(${vars.space[2]}, env(safe-area-inset-top))`,
  background: vars.color.warningSoft,
  color: vars.color.ink,
  borderBlockEnd: `2px solid ${vars.color.warning}`,
});
export const words = style({ margin: 0, flex: '1 1 16rem', minWidth: 0 });
/** Two lines are enough to know what it was: the whole stands in the log. */
export const reason = style({
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

/** On a phone swiped from one to the next, which shows at its edge; three side by side where there is room. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(16rem, 82%)',
  gap: vars.space[3],
  margin: 0,
  padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[2]}`,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  listStyle: 'none',
  selectors: { '&:has(> :only-child)': { gridAutoColumns: '100%' } },
  '@media': {
    [media.md]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      overflowX: 'visible',
      padding: 0,
    },
  },
});
/** All of it leads to the portrait: its link covers it. */
export const company = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[3],
  justifyItems: 'start',
  padding: vars.space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  scrollSnapAlign: 'center',
  overflowWrap: 'anywhere',
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  ':hover': { borderColor: vars.color.primary },
});
export const words = style({ display: 'grid', gap: vars.space[1], alignContent: 'start', minWidth: 0 });
export const link = style({
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.surface },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' } },
});
export const deed = style({ color: vars.color.primaryText, fontWeight: vars.weight.bold });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';
import { box } from '../checkbox/checkbox.css.ts';

export const stacked = style({ display: 'grid', gap: vars.space[3] });
export const sideBySide = style([
  stacked,
  { '@media': { [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' } } },
]);

export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': {
      borderColor: vars.color.primaryText,
      boxShadow: vars.shadow.chosen,
      background: vars.color.primarySoft,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&:has(:disabled)': {
      cursor: 'not-allowed',
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.inkSoft,
    },
  },
});
export const unanswered = style({
  selectors: { '&:not(:hover, :has(:disabled))': { borderColor: vars.color.danger } },
});
/** `input&` outweighs the box it builds on, in whichever order the two style sheets load. */
export const ring = style([
  box,
  {
    selectors: {
      'input&': { borderRadius: vars.radius.round },
      'input&::after': {
        width: '0.5rem',
        height: '0.5rem',
        border: 0,
        borderRadius: vars.radius.round,
        background: vars.color.surface,
        transform: 'none',
      },
      'input&:focus-visible': { outline: 'none' },
    },
  },
]);
export const text = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const label = style({ display: 'block', fontWeight: vars.weight.bold });
export const description = style({
  display: 'block',
  color: vars.color.inkSoft,
  marginBlockStart: vars.space[1],
});

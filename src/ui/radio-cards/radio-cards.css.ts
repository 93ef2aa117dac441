import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';
import { box } from '../checkbox/checkbox.css.ts';

export const stacked = style({ display: 'grid', gap: vars.space[3] });
export const sideBySide = style([
  stacked,
  { '@media': { [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' } } },
]);
/** Two beside each other on a phone. */
export const tiles = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
});

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
export const tile = style([
  card,
  {
    position: 'relative',
    alignItems: 'center',
    minHeight: '3.5rem',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    fontSize: vars.text.small,
    lineHeight: vars.leading.small,
  },
]);
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
/** A tile has no room for a ring: the chosen one bears a tick at its corner. */
export const corner = style([
  box,
  {
    selectors: {
      'input&': {
        position: 'absolute',
        insetBlockStart: '-0.5rem',
        insetInlineEnd: '-0.375rem',
        width: '1.25rem',
        height: '1.25rem',
        borderRadius: vars.radius.round,
        opacity: 0,
      },
      'input&:checked': { opacity: 1 },
      'input&::after': { width: '0.3rem', height: '0.6rem' },
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

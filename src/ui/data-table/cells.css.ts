import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { asColumns } from './in-columns.ts';

export const lines = style({ display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' });
// As high as a finger, without pushing the line below it away or lying upon it where it takes two lines itself.
globalStyle(`${lines} > :is(a, button)`, { position: 'relative', minHeight: 0 });
globalStyle(`${lines} > :is(a, button)::after`, { content: '', position: 'absolute', inset: '-10px 0' });

export const below = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.normal,
  color: vars.color.inkSoft,
});
/** As much as one line takes where all columns stand side by side. */
export const oneLine = style([
  below,
  {
    '@container': asColumns({
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      overflow: 'hidden',
    }),
  },
]);
export const standing = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start', maxInlineSize: '22rem' });
/** Two words of a badge stay together, as the words below it need the room anyway. */
export const badge = style({ '@container': asColumns({ whiteSpace: 'nowrap' }) });
export const whole = style({ display: 'inline-flex', whiteSpace: 'nowrap' });

export const open = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: vars.weight.bold,
  color: vars.color.primaryText,
  textAlign: 'start',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.control,
    },
  },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

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
export const whole = style({ display: 'inline-flex', whiteSpace: 'nowrap' });

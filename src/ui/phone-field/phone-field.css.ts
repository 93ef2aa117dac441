import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { control } from '../field/field.css.ts';

/** Closed, the country is its code alone; the names are in the list. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 6.5rem) minmax(min(8.5rem, 60%), 1fr)',
  gap: vars.space[2],
});
/** `select&` outweighs the look it builds on, in whichever order the two style sheets load. */
export const country = style([
  control,
  {
    selectors: {
      'select&': { appearance: 'none', paddingInlineEnd: vars.space[8], cursor: 'pointer', color: 'transparent' },
      'select&:disabled': { cursor: 'not-allowed', color: 'transparent' },
      'select&:-webkit-autofill': { WebkitTextFillColor: 'transparent' },
    },
  },
]);
/** Stands over the select, which would show the name, too. Forced colours show what the select says. */
export const code = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
export const countryBox = style({ position: 'relative' });
globalStyle(`${countryBox} option`, { color: vars.color.ink, background: vars.color.surface });
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: vars.color.inkSoft,
});

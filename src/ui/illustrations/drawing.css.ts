import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const drawing = style({ display: 'block', maxWidth: '20rem', height: 'auto' });
/** two printing plates: colour first, ink over it and a little off */
export const colour = style({ fill: vars.color.primary, fillOpacity: 0.62, stroke: 'none' });
export const ink = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const faint = style({ stroke: vars.color.lineStrong });
/** the same in a scene half as large */
export const dotted = style({ strokeDasharray: '3 4' });
export const dashed = style({ strokeDasharray: '5 5' });

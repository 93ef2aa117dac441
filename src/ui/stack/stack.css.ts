import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const row = style({
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
});
export const gap = styleVariants({
  1: { gap: vars.space[1] },
  2: { gap: vars.space[2] },
  3: { gap: vars.space[3] },
  4: { gap: vars.space[4] },
  6: { gap: vars.space[6] },
  8: { gap: vars.space[8] },
  12: { gap: vars.space[12] },
});
export const align = styleVariants({
  stretch: {},
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
export const justify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
  center: { justifyContent: 'center' },
});

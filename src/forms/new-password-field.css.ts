import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const rules = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  maxWidth: '26rem',
  marginBlockStart: vars.space[2],
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});
export const rule = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], minWidth: 0 });
export const met = style({ color: vars.color.success });
/** an empty ring the size of the tick, so nothing moves when it comes */
export const open = style({
  width: '1.25em',
  height: '1.25em',
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&::before': {
      content: '""',
      width: '0.4em',
      height: '0.4em',
      borderRadius: vars.radius.round,
      border: `1.5px solid ${vars.color.lineStrong}`,
    },
  },
});

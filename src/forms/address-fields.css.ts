import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/tokens.ts';

/** Postcode and place beside each other once there is room. */
export const place = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.sm]: { gridTemplateColumns: '11rem 1fr', gap: vars.space[4], alignItems: 'start' } },
});

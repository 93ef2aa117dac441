import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

/** First and last name beside each other once there is room. */
export const names = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[4], alignItems: 'start' } },
});

export const facts = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[3],
  alignItems: 'start',
});
export const factSign = style({
  color: vars.color.primaryText,
  lineHeight: vars.leading.body,
  display: 'inline-flex',
  paddingBlockStart: '2px',
});

export const code = style({
  fontWeight: vars.weight.bold,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

export const details = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space[8] } },
});

/** What a tab is about, and its action at the right where there is room. */
export const head = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.md]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
});
export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});
export const person = style({ display: 'grid', gap: vars.space[1], minWidth: 0, overflowWrap: 'anywhere' });
export const quiet = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.normal,
  color: vars.color.inkSoft,
});
export const names = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});
export const buttons = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[3],
  '@media': { [media.sm]: { flexDirection: 'row', justifyContent: 'flex-end' } },
});

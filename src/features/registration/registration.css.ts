import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, targetSize } from '../../theme/tokens.ts';

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

/** The letter stays in sight beside the form. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 480px) minmax(0, 400px)',
      justifyContent: 'center',
      alignItems: 'start',
      gap: vars.space[8],
    },
    [media.xl]: { gap: vars.space[16] },
  },
});
export const letter = style({
  minWidth: 0,
  '@media': { [media.lg]: { position: 'sticky', insetBlockStart: vars.space[6] } },
});
export const longLetter = style({ minWidth: 0 });
globalStyle(`main:has(${desk})`, {
  '@media': {
    [media.belowLg]: { paddingBlockStart: vars.space[2] },
    [media.lg]: { paddingBlockStart: vars.space[8] },
  },
});

export const details = style({ borderBlock: `1px solid ${vars.color.line}`, paddingBlock: vars.space[1] });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: targetSize,
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontWeight: vars.weight.bold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const arrow = style({
  display: 'inline-flex',
  color: vars.color.inkSoft,
  selectors: { [`${details}[open] &`]: { rotate: '180deg' } },
});

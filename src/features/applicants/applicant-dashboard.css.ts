import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { markWidth, media, targetSize } from '../../theme/tokens.ts';

/** On a phone one below the other; on a desktop the card stands beside what streams by, and stays in sight. */
export const room = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.xl]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(20rem, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});
export const stream = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  ':empty': { display: 'none' },
  '@media': { [media.xl]: { gridColumn: 1 } },
});
export const aside = style({
  '@media': {
    [media.xl]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: vars.space[6],
    },
  },
});

/** The title takes two lines on a phone; the air below is the page header's own. */
export const pendingHeader = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  marginBlockEnd: vars.space[2],
});
export const pendingTitle = style({
  blockSize: `calc(2 * ${vars.leading.heading})`,
  '@media': { [media.md]: { blockSize: vars.leading.display } },
});

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });

export const message = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: '70ch',
  overflowWrap: 'anywhere',
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${markWidth} solid ${vars.color.line}`,
});
export const subject = style({ fontWeight: vars.weight.bold });
export const body = style({ whiteSpace: 'pre-line' });
export const whole = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: targetSize,
  cursor: 'pointer',
  color: vars.color.primaryText,
  fontWeight: vars.weight.bold,
  gap: vars.space[1],
  justifySelf: 'start',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const folded = style({ display: 'grid', gap: vars.space[2] });
export const arrow = style({
  display: 'inline-flex',
  transition: `rotate ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${folded}[open] > ${whole} > &`]: { rotate: '180deg' } },
});

/** At the letter's end, where it has been read: yes and no of equal weight. */
export const answers = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr', maxInlineSize: '32rem' } },
});
export const contact = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });

export const reasons = style({ display: 'grid', gap: vars.space[4] });

/** A day and an hour, to choose or to keep. */
export const appointments = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});

/** Day and hour above the place, on as few lines as it takes. */
export const proposal = style({ display: 'grid', textWrap: 'balance', overflowWrap: 'anywhere' });
export const place = style({ fontWeight: vars.weight.normal });

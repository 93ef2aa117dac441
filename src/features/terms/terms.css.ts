import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { markWidth, media } from '../../theme/tokens.ts';

export const names = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[4], alignItems: 'start' } },
});
export const address = style({
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.bold,
});

/** When it was sent and until when it holds, as two lines of a slip. */
export const slip = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `${markWidth} solid ${vars.color.primary}`,
  borderRadius: vars.radius.surface,
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});
export const term = style({ fontSize: vars.text.small, lineHeight: vars.leading.small, color: vars.color.inkSoft });
export const value = style({ margin: 0, fontWeight: vars.weight.bold });

export const steps = style({ display: 'grid', gap: vars.space[3], margin: 0, paddingInlineStart: vars.space[5] });

/** What else one may need, below a hairline. */
export const aside = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** As high as the window at least, as what comes is: the foot of the page waits below it. */
export const pending = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minHeight: '100dvh',
});

/** Large enough for a camera at arm's length. */
export const reminder = style({
  inlineSize: '16rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.surface,
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { markWidth, media } from '../../theme/tokens.ts';

/** What is decided here, set apart from what is explained above. */
export const decision = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `${markWidth} solid ${vars.color.primary}`,
  borderRadius: vars.radius.surface,
  '@media': { [media.md]: { padding: vars.space[6] } },
});
/** Yes and no side by side where there is room, equally large: neither is pushed. */
export const answers = style({
  inlineSize: '100%',
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});
export const wrongPerson = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** The focus comes to it when what was pressed has gone. */
export const notice = style({ borderRadius: vars.radius.surface });

/** Companies, one under the other. */
export const recipients = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** What somebody wrote, as they wrote it. */
export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${markWidth} solid ${vars.color.line}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

/** In plain words: larger lines, one sentence each. */
export const plain = style({ display: 'grid', gap: vars.space[6], maxWidth: '60ch' });
export const sentences = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
  lineHeight: 1.6,
});

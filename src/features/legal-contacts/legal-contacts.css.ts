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

/** Companies, one under the other. */
export const recipients = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

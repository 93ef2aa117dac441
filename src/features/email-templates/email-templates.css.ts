import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnWidth, media } from '../../theme/tokens.ts';

export const texts = style({ display: 'grid', gap: vars.space[2], gridTemplateColumns: 'minmax(0, 1fr)' });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const chip = style({ border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.control });
/** What the text can't do without. */
export const linkChip = style({ border: `1px solid ${vars.color.lineStrong}`, borderRadius: vars.radius.control });
/** One that what is begun can't become; it stays where it is. */
export const quietChip = style({ border: '1px solid transparent' });
/** Its line is there before it says anything: nothing jumps. */
export const completion = style({
  margin: 0,
  minBlockSize: '1.5rem',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});

export const letter = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  padding: vars.space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  overflowWrap: 'anywhere',
});
export const subject = style({ margin: 0, fontWeight: vars.weight.bold });
export const body = style({ margin: 0, whiteSpace: 'pre-wrap' });
/** As the mail shows its link; nothing to press. */
export const button = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  fontWeight: vars.weight.bold,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
/** What stands in braces and can't be filled in. */
export const refused = style({ color: vars.color.danger, background: vars.color.dangerSoft });
export const choices = style({ display: 'grid', gap: vars.space[3], gridTemplateColumns: '1fr 1fr' });
export const alone = style({ maxInlineSize: columnWidth });
/** Both languages of one letter. */
export const letters = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

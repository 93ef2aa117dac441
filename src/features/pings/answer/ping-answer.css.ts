import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/tokens.ts';

/** The company's own words, as a letter. */
export const letter = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: vars.space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  '@media': { [media.md]: { padding: vars.space[6] } },
});
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' });

/** At the letter's end, where it has been read: yes and no of equal weight. */
export const answers = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});
/** Below each other and equally wide, however long the words are. */
export const choices = style({ display: 'grid', gap: vars.space[3], inlineSize: '100%', maxInlineSize: '26rem' });
/** As wide as its field: the button below is the field's. */
export const code = style({ '@media': { [media.sm]: { maxInlineSize: '20rem' } } });

/** Names and what belongs to them, below each other. */
export const details = style({
  display: 'grid',
  gap: vars.space[3],
  inlineSize: '100%',
  margin: 0,
  padding: vars.space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
});
globalStyle(`${details} dt`, { fontSize: vars.text.small, lineHeight: vars.leading.small, color: vars.color.inkSoft });
globalStyle(`${details} dd`, { margin: 0, fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });

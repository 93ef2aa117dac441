import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

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
export const sender = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[3],
  alignItems: 'center',
});
export const senderWords = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' });

/** Stays within the thumb's reach while the letter is read. */
export const answers = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[1]})`,
  padding: `${vars.space[3]} ${vars.space[1]}`,
  paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  background: vars.color.ground,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.sm]: { gridTemplateColumns: '3fr 2fr', position: 'static', borderBlockStart: 0 },
    [media.low]: { position: 'static' },
  },
});
/** Below each other and equally wide, however long the words are. */
export const choices = style({ display: 'grid', gap: vars.space[3], inlineSize: '100%', maxInlineSize: '26rem' });

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

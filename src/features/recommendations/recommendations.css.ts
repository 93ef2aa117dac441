import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

/** Whole words, as long as the names of codes are no single one. */
export const code = style({ minInlineSize: '8.75rem', overflowWrap: 'anywhere' });

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[1],
  minInlineSize: '9rem',
  maxInlineSize: '24rem',
});
/** The beginning; the whole of it is in the form. */
export const words = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

/** What is typed, and beside it the mail. */
export const halves = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});
/** The mail as it will be read, before it goes. */
export const letter = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
});
export const body = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Of several, as a whole. */
export const preview = style({ display: 'grid', gap: vars.space[4] });
/** Several, each with what they get. */
export const people = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const person = style({ display: 'block', fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });
export const gets = style({
  display: 'block',
  overflowWrap: 'anywhere',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

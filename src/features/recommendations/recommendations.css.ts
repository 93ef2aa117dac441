import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { asColumns } from '../../ui/data-table/in-columns.ts';

/** Whole words, as long as the names of codes are no single one. */
export const code = style({ minInlineSize: '8.75rem', overflowWrap: 'anywhere' });

/** Two lines of a row: the note's beginning, and below it what changes it. */
export const note = style({ display: 'grid', justifyItems: 'start', minInlineSize: '9rem', maxInlineSize: '24rem' });
// as high as a finger, without making the row higher
globalStyle(`${note} > button`, { position: 'relative', minHeight: 0, padding: 0 });
globalStyle(`${note} > button::after`, { content: '', position: 'absolute', inset: '-12px 0' });
/** The beginning; the whole of it is in the form. */
export const words = style({
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  '@container': asColumns({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    overflow: 'hidden',
  }),
});

/** Both buttons in one line beside the facts. */
export const events = style({ '@container': asColumns({ inlineSize: 'max-content', marginInlineStart: 'auto' }) });

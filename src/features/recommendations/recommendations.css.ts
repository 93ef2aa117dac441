import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { asColumns } from '../../ui/data-table/in-columns.ts';

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
  // beside what changes it, where there is room for both
  flex: '1 1 8rem',
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

/** Both buttons in one line beside the facts. */
export const events = style({ '@container': asColumns({ inlineSize: 'max-content', marginInlineStart: 'auto' }) });

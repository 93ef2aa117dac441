import { globalStyle, style } from '@vanilla-extract/css';
import { inColumns } from '../../ui/data-table/in-columns.ts';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

const inCards = `full not ${inColumns}`;

/** As large as a finger, and no larger in sight than the box. */
export const pick = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: targetSize,
  blockSize: targetSize,
  margin: '-0.625rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
});

/** On a card it stands before the name, in the same line. */
globalStyle(`td:has(> div > ${pick})`, {
  '@container': {
    [inCards]: {
      position: 'absolute',
      insetBlockStart: vars.space[3],
      // of the card's column, which begins where its words do
      insetInlineStart: 0,
    },
  },
});
globalStyle(`tr:has(> td > div > ${pick}) > th`, {
  '@container': { [inCards]: { paddingInlineStart: '2.25rem' } },
});

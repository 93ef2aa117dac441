import { style } from '@vanilla-extract/css';

/**
 * As wide as the words in either typeface: the one that comes later moves no neighbour, and the gaps stay even. The
 * unseen line is a little larger, for the system's face is the narrower one in short words.
 */
export const place = style({
  display: 'inline-grid',
  selectors: {
    '&::after': {
      content: 'attr(data-words)',
      blockSize: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontFamily: "'Lato Fallback', Arial, sans-serif",
      fontSize: '1.11em',
    },
  },
});

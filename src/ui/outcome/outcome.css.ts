import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

export const outcome = style({ position: 'relative' });
/** Never above the heading, which stands where the question's stood: below the words, or in the margin beside them. */
export const picture = style({
  inlineSize: '160px',
  marginBlockStart: vars.space[8],
  '@media': {
    [media.lg]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: `calc(100% + ${vars.space[10]})`,
      inlineSize: '12rem',
      marginBlockStart: 0,
    },
  },
});

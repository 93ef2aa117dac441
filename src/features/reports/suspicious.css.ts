import { style } from '@vanilla-extract/css';

/** What somebody noted is no button: it has lines of a width that leaves the table its own. */
export const noted = style({
  inlineSize: '13rem',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  whiteSpace: 'normal',
});

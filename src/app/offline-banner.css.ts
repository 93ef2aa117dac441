import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/tokens.ts';

/** Above every page, with the page's own margin. */
export const place = style({
  padding: `${vars.space[4]} ${vars.space[4]} 0`,
  '@media': { [media.md]: { paddingInline: vars.space[6] } },
});

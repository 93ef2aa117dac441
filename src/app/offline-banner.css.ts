import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/tokens.ts';

const tall = '(min-height: 30rem)';

/** Above every page, with the page's own margin; in sight wherever one stands on it, where the window is tall enough. */
export const place = style({
  padding: `${vars.space[4]} ${vars.space[4]} 0`,
  '@media': {
    [media.md]: { paddingInline: vars.space[6] },
    [tall]: { position: 'sticky', insetBlockStart: 0, zIndex: 30 },
  },
});

// What has the focus doesn't hide behind it.
globalStyle(`:root:has(${place})`, { '@media': { [tall]: { scrollPaddingBlockStart: '7rem' } } });

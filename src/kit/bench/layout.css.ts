import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { filterWidth, media } from '../../theme/tokens.ts';

const columnsBase = style({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
const benchBase = style([columnsBase]);
/** The window's width: beside the page stands who is looked at, from its first line on, whatever the page says above its list. */
export const bench = styleVariants({
  list: [benchBase],
  panel: [benchBase, { gridTemplateColumns: 'minmax(0, 1fr) 26.25rem' }],
});
globalStyle(`:root:has(${benchBase})`, { vars: { '--page-width': '120rem', '--page-edge': vars.space[6] } });
/** Head, notes, and below them what narrows and the list. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.xl]: { gap: vars.space[3] } },
});
export const columns = styleVariants({
  list: [columnsBase],
  filters: [columnsBase, { gridTemplateColumns: `${filterWidth} minmax(0, 1fr)` }],
});
/** Keys are for who has some. */
export const forKeys = style({ display: 'none', '@media': { [media.mouse]: { display: 'block' } } });

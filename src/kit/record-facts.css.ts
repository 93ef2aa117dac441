import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { columnWidth, media } from '../theme/tokens.ts';

export const facts = style({ display: 'grid', gap: vars.space[5], margin: 0, maxInlineSize: columnWidth });
export const fact = style({
  display: 'grid',
  gap: vars.space[1],
  // a link is as high as a finger needs
  alignItems: 'baseline',
  '@media': { [media.md]: { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: vars.space[6] } },
});
export const part = style({ color: vars.color.inkSoft });
export const words = style({ margin: 0, overflowWrap: 'anywhere' });

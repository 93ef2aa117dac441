import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, targetSize } from '../theme/tokens.ts';

/** Fields with their labels above them, and what has none: all end at one line. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[4],
});
/** Four stand beside each other where the window is 80rem wide. */
export const filter = style({ inlineSize: '100%', '@media': { [media.sm]: { inlineSize: '13.5rem' } } });
/** Has its place before it is there. */
export const button = style({ minInlineSize: '6rem', minBlockSize: targetSize });
/** On a phone beside the button of the filters. */
export const search = style([
  filter,
  { '@media': { [media.belowSm]: { flex: '1 1 0', inlineSize: 'auto', minInlineSize: '9rem' } } },
]);

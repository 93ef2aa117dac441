import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inColumns } from '../../ui/data-table/in-columns.ts';
import { media } from '../../theme/tokens.ts';

export const names = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});
export const buttons = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[3],
  '@media': { [media.sm]: { flexDirection: 'row', justifyContent: 'flex-end' } },
});
export const outside = style({ display: 'block', marginBlockStart: vars.space[1] });
/** What can be done stands on one line beside the rest. */
export const events = style({ '@container': { [inColumns]: { minInlineSize: 'max-content' } } });

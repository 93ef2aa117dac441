import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inColumns } from '../../ui/data-table/in-columns.ts';

export const name = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});
/** Room for most addresses up to their @, and from there. */
export const contact = style({ '@container': { [inColumns]: { minInlineSize: '12rem' } } });

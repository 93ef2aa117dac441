import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';
import { asColumns } from '../../ui/data-table/in-columns.ts';

/** Number and address in one line where there is room. */
export const reach = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  overflowWrap: 'anywhere',
  '@container': asColumns({ flexWrap: 'nowrap' }),
});
export const number = style({ whiteSpace: 'nowrap' });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  borderRadius: vars.radius.control,
  paddingInlineStart: vars.space[3],
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
});
export const dropped = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: targetSize,
  minHeight: targetSize,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});

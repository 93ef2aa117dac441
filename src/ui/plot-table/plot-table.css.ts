import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const table = style({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[1]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.normal,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} thead th`, { fontWeight: vars.weight.bold });
export const number = style({ whiteSpace: 'nowrap' });
globalStyle(`${table} ${number}`, { textAlign: 'end' });
globalStyle(`${table} ${number}:last-child`, { paddingInlineEnd: 0 });

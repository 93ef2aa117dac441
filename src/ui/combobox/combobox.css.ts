import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { dropdownMaxHeight, targetSize } from '../../theme/tokens.ts';
import { control, withEnd } from '../field/field.css.ts';

export const box = style({ position: 'relative', minWidth: 0 });
export const input = style([control, withEnd]);
export const list = style({
  position: 'absolute',
  zIndex: 40,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  maxHeight: `min(${dropdownMaxHeight}, 50dvh)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[1],
  listStyle: 'none',
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  selectors: { '&:empty': { display: 'none' } },
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: targetSize,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { '&[aria-selected="true"]': { fontWeight: vars.weight.bold } },
});
/** where the keyboard or pointer is: tint and a bar, so that forced colours show it too */
export const highlighted = style({
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  outline: '1px solid transparent',
  boxShadow: vars.shadow.mark,
});
export const words = style({ flex: 1, minWidth: 0 });
export const hint = style({
  display: 'block',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.normal,
});
export const note = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  listStyle: 'none',
  marginBlockEnd: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  borderRadius: vars.radius.control,
  paddingInlineStart: vars.space[3],
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
});
export const remove = style({
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
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px' },
    '&:disabled': { visibility: 'hidden', width: vars.space[3] },
  },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { highlighted as mark, item, list as dropdown } from '../../ui/combobox/combobox.css.ts';

export const box = style({ position: 'relative', minWidth: 0 });
/** Wider than the field, which shares its line. */
export const offered = style([
  dropdown,
  {
    selectors: {
      'div&': { insetInlineEnd: 'auto', width: 'max-content', minWidth: '100%', maxWidth: 'min(20rem, 80vw)' },
    },
  },
]);
/** Waits for an answer, so nothing else lies below it. */
export const asked = style({
  marginBlockStart: vars.space[1],
  padding: vars.space[1],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
});
export const question = style({ padding: `${vars.space[1]} ${vars.space[3]}`, fontWeight: vars.weight.bold });
export const option = style([item, { selectors: { 'div&': { justifyContent: 'space-between' } } }]);
export const highlighted = style([option, mark]);
export const state = style({ color: vars.color.inkSoft, fontSize: vars.text.small, lineHeight: vars.leading.small });

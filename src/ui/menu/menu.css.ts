import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { dropdownMaxHeight, targetSize } from '../../theme/tokens.ts';

export const content = style({
  zIndex: 45,
  minWidth: '12rem',
  maxWidth: 'min(22rem, calc(100vw - 2rem))',
  maxHeight: `min(${dropdownMaxHeight}, var(--radix-dropdown-menu-content-available-height))`,
  overflowY: 'auto',
  padding: vars.space[1],
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
});
const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: targetSize,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.primarySoft,
      color: vars.color.onPrimarySoft,
      outline: '1px solid transparent',
      outlineOffset: '-1px',
      boxShadow: vars.shadow.mark,
    },
    '&[data-disabled]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
  },
});
export const tone = styleVariants({
  normal: [item],
  danger: [
    item,
    {
      color: vars.color.danger,
      selectors: {
        '&[data-highlighted]': {
          background: vars.color.dangerSoft,
          color: vars.color.danger,
          boxShadow: vars.shadow.markDanger,
        },
      },
    },
  ],
});
export const line = style({ height: 1, margin: `${vars.space[1]} 0`, background: vars.color.line });

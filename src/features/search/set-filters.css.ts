import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, targetSize } from '../../theme/tokens.ts';
import * as combobox from '../../ui/combobox/combobox.css.ts';

/** What is set, on as many lines as it takes. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minHeight: targetSize,
  minWidth: 0,
  marginBlockStart: vars.space[2],
  '@media': { [media.belowMd]: { marginBlockEnd: vars.space[4] } },
});
const small = { flex: 'none', fontSize: vars.text.small, lineHeight: vars.leading.small } as const;
export const toggle = style({
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: targetSize,
  paddingInline: vars.space[3],
  color: vars.color.ink,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontFamily: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-pressed=true]': {
      color: vars.color.onPrimarySoft,
      background: vars.color.primarySoft,
      borderColor: vars.color.primaryText,
    },
  },
});
export const chips = style([combobox.chips, { marginBlockEnd: 0 }]);
export const own = style({ ...small, paddingInline: vars.space[1] });
/** At the end of the line, where it has one of its own. */
export const last = style({
  ...small,
  '@media': { [media.md]: { marginInlineStart: 'auto' } },
});
/** Has its line before there is a list to save, so that the list doesn't move when it comes. */
export const lastToCome = style([last, { visibility: 'hidden' }]);

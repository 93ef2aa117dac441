import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { markWidth } from '../../theme/tokens.ts';

export const lines = style({ display: 'grid', gap: vars.space[3], overflowWrap: 'anywhere' });
export const offer = style({ margin: 0, fontWeight: vars.weight.bold });
export const personal = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${markWidth} solid ${vars.color.primaryText}`,
});
export const words = style({ margin: 0 });
export const by = style({ fontSize: vars.text.small, lineHeight: vars.leading.small, color: vars.color.inkSoft });

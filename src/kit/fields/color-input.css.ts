import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';
import * as fieldCss from '../../ui/field/field.css.ts';

export const picked = style({ display: 'flex', gap: vars.space[3] });
export const typed = style([fieldCss.control, { selectors: { 'input&': { inlineSize: '10rem' } } }]);
export const picker = style({
  flex: 'none',
  inlineSize: '4rem',
  blockSize: targetSize,
  padding: vars.space[1],
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
});

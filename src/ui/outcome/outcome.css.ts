import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const sign = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.round,
  fontSize: '1.75rem',
});
export const tone = styleVariants({
  success: [sign, { background: vars.color.successSoft, color: vars.color.success }],
  info: [sign, { background: vars.color.infoSoft, color: vars.color.info }],
  warning: [sign, { background: vars.color.warningSoft, color: vars.color.warning }],
  danger: [sign, { background: vars.color.dangerSoft, color: vars.color.danger }],
});

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  maxWidth: '100%',
  padding: `1px ${vars.space[2]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.round,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
});
export const tone = styleVariants({
  neutral: [base, { background: vars.color.sunken, color: vars.color.inkSoft, borderColor: vars.color.line }],
  primary: [base, { background: vars.color.primarySoft, color: vars.color.onPrimarySoft }],
  success: [base, { background: vars.color.successSoft, color: vars.color.success }],
  warning: [base, { background: vars.color.warningSoft, color: vars.color.warning }],
  danger: [base, { background: vars.color.dangerSoft, color: vars.color.danger }],
  info: [base, { background: vars.color.infoSoft, color: vars.color.info }],
});
export const shape = style({
  flex: 'none',
  width: '0.625rem',
  height: '0.625rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

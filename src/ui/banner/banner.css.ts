import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[4],
  border: '1px solid',
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  minWidth: 0,
});
export const tone = styleVariants({
  info: [base, { background: vars.color.infoSoft, borderColor: vars.color.info }],
  success: [base, { background: vars.color.successSoft, borderColor: vars.color.success }],
  warning: [base, { background: vars.color.warningSoft, borderColor: vars.color.warning }],
  danger: [base, { background: vars.color.dangerSoft, borderColor: vars.color.danger }],
  neutral: [base, { background: vars.color.surface, borderColor: vars.color.line }],
});
export const sign = styleVariants({
  info: { color: vars.color.info },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
  neutral: { color: vars.color.inkSoft },
});
export const mark = style({ display: 'flex', paddingBlockStart: '2px' });
export const body = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  alignItems: 'flex-start',
});
export const title = style({ fontWeight: vars.weight.bold });
export const action = style({ marginBlockStart: vars.space[2] });

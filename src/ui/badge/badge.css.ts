import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

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
  // its words stay whole beside a name that takes much room
  overflowWrap: 'break-word',
});
export const tone = styleVariants({
  neutral: [base, { background: vars.color.sunken, color: vars.color.inkSoft, borderColor: vars.color.line }],
  primary: [base, { background: vars.color.primarySoft, color: vars.color.onPrimarySoft }],
  success: [base, { background: vars.color.successSoft, color: vars.color.success }],
  warning: [base, { background: vars.color.warningSoft, color: vars.color.warning }],
  danger: [base, { background: vars.color.dangerSoft, color: vars.color.danger }],
  info: [base, { background: vars.color.infoSoft, color: vars.color.info }],
});
/** A badge that says its sentence: as large to the finger as everything one can press. */
export const explained = style({
  position: 'relative',
  font: 'inherit',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  textAlign: 'start',
  cursor: 'help',
  selectors: {
    '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: `calc((100% - ${targetSize}) / 2)` },
  },
});
/** Over the badge, the room around it for fingers included, so that leaving it is noticed. */
export const anchor = style({
  position: 'absolute',
  insetInline: 0,
  insetBlock: `calc((100% - ${targetSize}) / 2)`,
  zIndex: 1,
});
export const sentence = style({
  zIndex: 45,
  maxWidth: 'min(20rem, calc(100vw - 2rem))',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.color.ink,
  borderRadius: vars.radius.control,
  color: vars.color.ground,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
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

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const letter = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
});
export const subject = style({ margin: 0, fontWeight: vars.weight.bold });
export const body = style({ margin: 0, whiteSpace: 'pre-wrap' });
/** A place that is filled only in the mail itself. */
export const token = style({
  display: 'inline-block',
  paddingInline: vars.space[2],
  background: vars.color.surface,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

/** A small card within the card, as it stands in a list of results. */
export const card = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  paddingInlineEnd: vars.space[2],
  background: vars.color.ground,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.surface,
  overflowWrap: 'anywhere',
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[1],
  alignItems: 'start',
});
/** As tall as its pencil, so that one line of words stands beside the middle of it. */
export const said = style({ display: 'grid', alignContent: 'center', gap: vars.space[1], minHeight: targetSize });
export const wish = style({
  fontSize: vars.text.lead,
  lineHeight: vars.leading.lead,
  fontWeight: vars.weight.bold,
});
export const fact = style({ display: 'flex', gap: vars.space[2], alignItems: 'center' });
export const quiet = style([fact, { color: vars.color.inkSoft }]);
export const given = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[3],
  paddingInlineEnd: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkSoft,
});
/** One line of it while it is changed. */
export const editor = style({
  padding: vars.space[4],
  marginInlineEnd: vars.space[2],
  marginBlockEnd: vars.space[2],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});

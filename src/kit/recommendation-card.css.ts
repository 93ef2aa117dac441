import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { markWidth } from '../theme/tokens.ts';

/** Who recommends or invites: marked by the tenant's colour, above everything asked. */
export const offer = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `${markWidth} solid ${vars.color.primary}`,
  borderRadius: vars.radius.surface,
});

/** The plate takes no place: it is seen in the dark only. */
export const logo = style({
  justifySelf: 'start',
  boxSizing: 'content-box',
  width: 'auto',
  height: 'auto',
  maxWidth: 'min(12rem, 100%)',
  maxHeight: '4rem',
  padding: vars.space[2],
  margin: `calc(-1 * ${vars.space[2]}) calc(-1 * ${vars.space[2]}) 0`,
  background: vars.color.plate,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});

export const quote = style({
  margin: 0,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.lead,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

export const color = style({ display: 'grid', gap: vars.space[3] });
export const samples = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});
/** A piece of a page in the colour; its ground comes with the appearance it shows. */
export const sample = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  color: vars.color.ink,
  background: vars.color.ground,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
});
export const name = style({
  margin: 0,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});
/** Looks like the product's button; nothing happens by it. */
export const button = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  fontWeight: vars.weight.bold,
  color: vars.color.onPrimary,
  background: vars.color.primary,
  border: `1px solid ${vars.color.primaryEdge}`,
  borderRadius: vars.radius.control,
});
export const link = style({ color: vars.color.primaryText, textDecoration: 'underline' });
export const soft = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.color.onPrimarySoft,
  background: vars.color.primarySoft,
  borderRadius: vars.radius.control,
});
export const ratios = style({ margin: 0, fontSize: vars.text.small, lineHeight: vars.leading.small });

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
/** Nothing happens by them. */
export const pieces = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const ratios = style({ margin: 0, fontSize: vars.text.small, lineHeight: vars.leading.small });

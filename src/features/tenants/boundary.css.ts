import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** As wide as one of a pair. */
export const one = style({ maxWidth: '22rem' });
export const pair = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});
export const figure = style({
  maxInlineSize: '22rem',
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});
export const repairs = style({ margin: 0, paddingInlineStart: vars.space[6] });
export const found = style({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

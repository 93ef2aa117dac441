import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  inlineSize: '100%',
});
export const blocks = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
});

// Nobody knows yet how far down it stands: it would jump.
globalStyle(`body:has(${page}) footer`, { visibility: 'hidden' });

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[3],
  alignItems: 'start',
});
export const sign = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.round,
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere', paddingBlockStart: '4px' });
export const title = style({ fontWeight: vars.weight.bold });

// A link of 44 px to touch reaches beyond its line, so that its words stand beside the sign.
globalStyle(`${words} > div > a`, { marginBlock: `calc((${vars.leading.body} - ${targetSize}) / 2)` });

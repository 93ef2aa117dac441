import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { meterHeight } from '../../theme/tokens.ts';

export const list = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4rem 3.5rem',
  columnGap: vars.space[3],
  alignItems: 'center',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});
export const unmet = style([reason, { color: vars.color.inkSoft }]);
export const bar = style({
  inlineSize: '100%',
  blockSize: meterHeight,
  background: vars.color.line,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
});
export const filled = style({ fill: vars.color.primaryText });
export const points = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkSoft,
  whiteSpace: 'nowrap',
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

const panel = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'center',
  padding: vars.space[5],
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  borderRadius: vars.radius.surface,
  '@media': { [media.sm]: { padding: vars.space[6] } },
});
export const step = style([panel, { '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } }]);
export const words = style({ display: 'grid', gap: vars.space[1] });
export const side = style({ display: 'grid', gap: vars.space[4] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const waiting = panel;
export const calls = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });
export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const who = style({ display: 'grid', minWidth: 0 });
// As high as a finger, without pushing the facts below it away.
globalStyle(`${who} > a`, { position: 'relative', minHeight: 0 });
globalStyle(`${who} > a::after`, { content: '', position: 'absolute', inset: '-10px 0' });
export const soft = style({ fontSize: vars.text.small, lineHeight: vars.leading.small });

import { createVar, style } from '@vanilla-extract/css';
import * as fieldCss from '../../ui/field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, targetSize } from '../../theme/tokens.ts';

const beside = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});
export const languages = beside;
export const pictures = beside;

export const address = style({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });
export const place = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.sm]: { gridTemplateColumns: '11rem minmax(0, 1fr)', alignItems: 'start' } },
});

/** A colour, and that of text on it. */
export const ground = createVar();
export const onGround = createVar();
export const color = style({ display: 'grid', gap: vars.space[2] });
export const picked = style({ display: 'flex', gap: vars.space[3] });
export const typed = style([fieldCss.control, { selectors: { 'input&': { inlineSize: '10rem' } } }]);
export const picker = style({
  flex: 'none',
  inlineSize: '4rem',
  blockSize: targetSize,
  padding: vars.space[1],
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
});
/** Its line is there before it says anything: nothing jumps. */
export const readability = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  margin: 0,
  minHeight: '2rem',
  fontSize: vars.text.small,
});
export const sample = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  background: ground,
  color: onGround,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});

import { createVar, style } from '@vanilla-extract/css';
import * as fieldCss from '../../ui/field/field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, targetSize } from '../../theme/tokens.ts';

export const pictures = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});

export const address = style({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

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
/** Its place is there before it says anything, as high as its longest sentence: nothing jumps. */
export const readability = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  margin: 0,
  lineHeight: vars.leading.small,
  minHeight: `calc(2 * ${vars.leading.small})`,
  fontSize: vars.text.small,
});
export const sample = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  background: ground,
  color: onGround,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});

/** In the theme's colours: which one is the company's stands beside it. */
export const sketch = style({
  display: 'block',
  inlineSize: '7.5rem',
  marginBlock: vars.space[2],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
export const sketchGround = style({ fill: vars.color.primaryText });
export const sketchMark = style({ fill: vars.color.surface, stroke: vars.color.lineStrong });
export const sketchPicture = style({ fill: vars.color.line });
export const sketchHill = style({ fill: vars.color.lineStrong });
export const sketchLine = style({ fill: vars.color.lineStrong });

import { style } from '@vanilla-extract/css';
import { inColor } from '../../ui/portrait/portrait.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { columnWidth, media } from '../../theme/tokens.ts';

export const pictures = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});

export const address = style({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

export const color = style({ display: 'grid', gap: vars.space[2] });
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
  ...inColor,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
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

/** As wide as a phone leaves it, and as a computer's window does; drawn smaller where there is no room for that. */
export const phone = style({ maxInlineSize: '24rem' });
const asOnComputer = style({
  inlineSize: columnWidth,
  zoom: 0.4,
  '@media': { [media.xs]: { zoom: 0.44 } },
});
export const computer = {
  beside: style([
    asOnComputer,
    { '@media': { [media.sm]: { zoom: 0.7 }, [media.md]: { zoom: 0.9 }, [media.lg]: { zoom: 0.44 } } },
  ]),
  alone: style([
    asOnComputer,
    { '@media': { [media.sm]: { zoom: 0.7 }, [media.xl]: { zoom: 0.68 }, [media.bench]: { zoom: 0.9 } } },
  ]),
};

/** The face, and what is to be known about it. */
export const sides = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});
export const lines = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});

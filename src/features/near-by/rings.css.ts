import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

export const picture = style({ position: 'relative', width: '100%', aspectRatio: '1', isolation: 'isolate' });
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const ring = style({
  ...line,
  stroke: vars.color.line,
  strokeWidth: 1,
  fill: vars.color.surface,
  fillOpacity: 0.5,
});
export const cross = style({ ...line, stroke: vars.color.line, strokeWidth: 1, strokeDasharray: '2 4' });
export const boundary = style({ ...line, stroke: vars.color.primaryText, strokeWidth: 2, strokeDasharray: '8 4' });
export const leader = style({ ...line, stroke: vars.color.lineStrong, strokeWidth: 1 });

const centred = style({ position: 'absolute', translate: '-50% -50%', whiteSpace: 'nowrap' });
/** Readable over lines. */
const haloed = {
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  textShadow: [1, -1].flatMap((x) => [1, -1].map((y) => `${x}px ${y}px 2px ${vars.color.ground}`)).join(', '),
} as const;
export const town = style([centred, { ...haloed, color: vars.color.inkSoft }]);
export const distance = style([
  centred,
  {
    fontSize: vars.text.small,
    lineHeight: 1,
    paddingInline: vars.space[1],
    background: vars.color.ground,
    color: vars.color.inkSoft,
  },
]);
export const compass = style([centred, { ...haloed, fontWeight: vars.weight.bold, color: vars.color.inkSoft }]);
export const home = style([
  centred,
  {
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.round,
    background: vars.color.ink,
    color: vars.color.ground,
    fontSize: vars.text.small,
    lineHeight: 1,
    fontWeight: vars.weight.bold,
  },
]);

const markerBase = style([
  centred,
  {
    display: 'grid',
    placeItems: 'center',
    width: targetSize,
    height: targetSize,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    cursor: 'pointer',
  },
]);
export const marker = style([markerBase]);
export const activeMarker = style([
  markerBase,
  { zIndex: 1, outline: `3px solid ${vars.color.primary}`, outlineOffset: '-2px' },
]);
const nameBase = style({
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  maxWidth: '14rem',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.ground,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.bold,
  pointerEvents: 'none',
});
export const name = styleVariants({
  left: [nameBase, { right: `calc(100% + ${vars.space[2]})` }],
  right: [nameBase, { left: `calc(100% + ${vars.space[2]})` }],
});

export const caption = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});
export const sample = style({ flex: 'none', width: '2rem', height: '0.5rem' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const picture = style({
  position: 'relative',
  width: '100%',
  aspectRatio: '1',
  isolation: 'isolate',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const line = { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;
/** What lies within is told apart from holes by its ground. */
export const region = style({
  ...line,
  fill: vars.color.primarySoft,
  fillRule: 'evenodd',
  stroke: vars.color.primaryText,
  strokeWidth: 2,
});
export const former = style({
  ...line,
  fill: 'none',
  stroke: vars.color.inkSoft,
  strokeWidth: 1,
  strokeDasharray: '3 4',
});
export const mark = style({ ...line, fill: 'none', stroke: vars.color.danger, strokeWidth: 3 });
const dot = '5px';
export const town = style({
  position: 'absolute',
  translate: `-50% calc(${dot} / -2)`,
  paddingBlockStart: dot,
  whiteSpace: 'nowrap',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.ink,
  textShadow: [1, -1].flatMap((x) => [1, -1].map((y) => `${x}px ${y}px 2px ${vars.color.surface}`)).join(', '),
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '50%',
      insetBlockStart: 0,
      translate: '-50% 0',
      width: dot,
      height: dot,
      borderRadius: vars.radius.round,
      background: vars.color.inkSoft,
    },
  },
});

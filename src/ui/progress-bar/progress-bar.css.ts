import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const run = keyframes({
  from: { transform: 'scaleX(0)' },
  '30%': { transform: 'scaleX(0.55)' },
  to: { transform: 'scaleX(0.97)' },
});

/** SPEC 9: nothing for 200 ms, then a run of 5 s */
export const bar = style({
  position: 'fixed',
  zIndex: 70,
  insetInline: 0,
  insetBlockStart: 0,
  height: '3px',
  background: vars.color.primaryText,
  transformOrigin: '0 50%',
  transform: 'scaleX(0)',
  animation: `${run} 5s ${vars.motion.ease} 200ms forwards`,
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
});

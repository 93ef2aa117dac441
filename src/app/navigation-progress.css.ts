import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** What stands in for a page is seen after 200 ms too, and never where no script will take its place. */
export const waiting = style({
  visibility: 'hidden',
  animation: `${appear} 1ms 200ms both`,
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Runs for 5 s after 200 ms of nothing (specification, section 9). */
export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 50,
  height: '3px',
  background: vars.color.primary,
  transformOrigin: 'left',
  visibility: 'hidden',
  animation: `${run} 5s 200ms cubic-bezier(0.1, 0.6, 0.2, 1) both, ${appear} 1ms 200ms both`,
  pointerEvents: 'none',
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${appear} 1ms 200ms both` } },
});

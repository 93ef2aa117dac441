import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** Seen after 200 ms, as any loading state: a quick answer never flickers. */
export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${turn} 900ms linear infinite, ${appear} 1ms 200ms both`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${appear} 1ms 200ms both` } },
});

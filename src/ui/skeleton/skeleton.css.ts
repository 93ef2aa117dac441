import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
export const width = createVar();
export const height = createVar();

/** Holds its place at once, is seen after 200 ms: a quick answer never flickers. */
export const skeleton = style({
  display: 'block',
  width,
  height,
  maxWidth: '100%',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  opacity: 0,
  animation: `${appear} 1ms linear 200ms forwards`,
  // what comes has light headings and bold words: a letter of each fetches the face meanwhile, so that nothing breaks anew
  '::before': { content: '"a"', fontWeight: vars.weight.light, visibility: 'hidden' },
  '::after': { content: '"a"', fontWeight: vars.weight.bold, visibility: 'hidden' },
  overflow: 'hidden',
});

/** Any loading state shows after 200 ms. */
export const delayed = style({ opacity: 0, animation: `${appear} 1ms linear 200ms forwards` });

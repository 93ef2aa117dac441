import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';
import { aside } from './applicant-dashboard.css.ts';

const arrives = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

/** The drawing above the words on a phone, beside them where there is room. */
export const moment = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: vars.space[2],
  '@media': { [media.md]: { gridTemplateColumns: '14rem minmax(0, 40rem)', alignItems: 'center' } },
});
/** On becoming findable the card slides from the words into its place. */
const slides = keyframes({ from: { opacity: 0, transform: 'translateY(-2rem)' } });
export const findable = style([moment, {}]);
globalStyle(`${findable} + * > ${aside}`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${slides} 400ms ${vars.motion.ease}` } },
});
export const picture = style({
  inlineSize: '12rem',
  maxInlineSize: '60%',
  aspectRatio: '4 / 3',
  '@media': {
    [media.md]: { inlineSize: '100%', maxInlineSize: 'none' },
    '(prefers-reduced-motion: no-preference)': { animation: `${arrives} 400ms ${vars.motion.ease}` },
  },
});
export const next = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[6],
  maxWidth: '60ch',
});
export const step = style({
  paddingInlineStart: vars.space[1],
  overflowWrap: 'anywhere',
  '::marker': { fontWeight: vars.weight.bold, color: vars.color.primaryText },
});

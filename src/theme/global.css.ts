import { globalStyle } from '@vanilla-extract/css';
import './fonts.css.ts';
import './theme.css.ts';
import { vars } from './contract.css.ts';
import { media } from './tokens.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlock: vars.space[16],
  // A list that arrives must not push the page aside; touch screens lay their bar over it.
  '@media': {
    [media.mouse]: { overflowY: 'scroll' },
    [media.low]: { scrollPaddingBlockStart: vars.space[2] },
  },
});
// Behind a dialog the bar goes and the lock gives the body a margin of its width; a `scrollbar-gutter` would stay as a
// bright strip beside the overlay.
globalStyle('html:has(body[data-scroll-locked])', { overflow: 'hidden' });
// The lock makes a scroller of the body, and what is sticky would leave the window for the document's top.
globalStyle('html body[data-scroll-locked]', { overflow: 'clip !important' });
globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  fontSynthesis: 'none',
  // not `break-word`: a grid's column would still be as wide as the longest word in it
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
});
// Beside the notch of a phone on its side stands nothing; what is fixed or drawn outside keeps clear by itself.
globalStyle('#root', {
  isolation: 'isolate',
  paddingLeft: 'env(safe-area-inset-left)',
  paddingRight: 'env(safe-area-inset-right)',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: vars.weight.bold, textWrap: 'balance' });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
});
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('a', { color: vars.color.primaryText });
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' });
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
globalStyle('::selection', { background: vars.color.primarySoft, color: vars.color.onPrimarySoft });
globalStyle('[hidden]', { display: 'none !important' });

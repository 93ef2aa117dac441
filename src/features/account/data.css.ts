import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const document = style({
  display: 'grid',
  gap: vars.space[8],
  maxInlineSize: '48rem',
  '@media': { print: { colorScheme: 'light', color: 'CanvasText', maxInlineSize: 'none' } },
});
export const part = style({ display: 'grid', gap: vars.space[4] });
export const facts = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  breakInside: 'avoid',
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: vars.space[4], borderBlockEnd: `1px solid ${vars.color.line}` },
  },
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    'screen and (min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)' },
    print: { gridTemplateColumns: '16rem minmax(0, 1fr)', color: 'CanvasText' },
  },
});
export const label = style({ color: vars.color.inkSoft, '@media': { print: { color: 'CanvasText' } } });
export const value = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** On paper: the heading and the facts, nothing to press. */
for (const around of ['nav', 'header', 'footer', 'aside', 'button', 'a']) {
  globalStyle(`body:has(${document}) ${around}`, { '@media': { print: { display: 'none' } } });
}
globalStyle(`body:has(${document}) :is(h1, h2, p)`, { '@media': { print: { color: 'CanvasText' } } });

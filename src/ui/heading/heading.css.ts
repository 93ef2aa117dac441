import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

const base = style({ overflowWrap: 'anywhere', hyphens: 'auto', textWrap: 'balance' });
export const look = styleVariants({
  display: [
    base,
    {
      fontSize: vars.text.heading,
      lineHeight: vars.leading.heading,
      fontWeight: vars.weight.light,
      letterSpacing: '-0.01em',
      '@media': { [media.md]: { fontSize: vars.text.display, lineHeight: vars.leading.display } },
    },
  ],
  heading: [
    base,
    {
      fontSize: vars.text.heading,
      lineHeight: vars.leading.heading,
      fontWeight: vars.weight.light,
      letterSpacing: '-0.005em',
    },
  ],
  title: [base, { fontSize: vars.text.title, lineHeight: vars.leading.title, fontWeight: vars.weight.normal }],
  label: [base, { fontSize: vars.text.body, lineHeight: vars.leading.body, fontWeight: vars.weight.bold }],
});
const words = style({ overflowWrap: 'anywhere' });
export const text = styleVariants({
  lead: [
    words,
    {
      fontSize: vars.text.lead,
      lineHeight: vars.leading.lead,
      color: vars.color.inkSoft,
      maxWidth: '60ch',
      textWrap: 'pretty',
    },
  ],
  body: [words, { maxWidth: '70ch', textWrap: 'pretty' }],
  small: [
    words,
    { fontSize: vars.text.small, lineHeight: vars.leading.small, color: vars.color.inkSoft, maxWidth: '75ch' },
  ],
  strong: [words, { fontWeight: vars.weight.bold }],
});

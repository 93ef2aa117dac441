import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  color: vars.color.primaryText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: '2px',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

export const variant = styleVariants({
  /** inside a sentence */
  inline: [base],
  /** on its own line: 44 px to touch */
  alone: [
    base,
    { display: 'inline-flex', alignItems: 'center', gap: vars.space[1], minWidth: '44px', minHeight: '44px' },
  ],
  /** footers and lists: ink until one comes near */
  quiet: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: '44px',
      minHeight: '44px',
      color: vars.color.inkSoft,
      textDecorationLine: 'none',
      selectors: { '&:hover, &[aria-current="page"]': { color: vars.color.ink, textDecorationLine: 'underline' } },
    },
  ],
});

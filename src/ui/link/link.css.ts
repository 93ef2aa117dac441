import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

const base = style({
  color: vars.color.primaryText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

export const variant = styleVariants({
  /** inside a sentence */
  inline: [base],
  /** on its own line: 44 px to touch */
  alone: [
    base,
    { display: 'inline-flex', alignItems: 'center', gap: vars.space[1], minWidth: targetSize, minHeight: targetSize },
  ],
  /** footers and lists: ink until one comes near */
  quiet: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: targetSize,
      minHeight: targetSize,
      color: vars.color.inkSoft,
      textDecorationLine: 'none',
      selectors: { '&:hover, &[aria-current="page"]': { color: vars.color.ink, textDecorationLine: 'underline' } },
    },
  ],
});

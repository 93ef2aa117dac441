import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      justifyItems: 'center',
      gap: '8mm',
      padding: '15mm 10mm',
      textAlign: 'center',
      color: 'black',
      background: vars.color.paper,
    },
  },
});
globalStyle(`body:has(> ${sheet})`, { '@media': { print: { background: vars.color.paper } } });
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { '@media': { print: { display: 'none' } } });

/** Before it prints the picture is there: it has been shown above. */
export const logo = style({ inlineSize: 'auto', blockSize: 'auto', maxInlineSize: '80mm', maxBlockSize: '30mm' });
export const tenant = style({ fontSize: '14pt' });
export const title = style({ fontSize: '26pt', lineHeight: 1.2, fontWeight: vars.weight.normal });
export const text = style({ fontSize: '16pt', lineHeight: 1.4, maxInlineSize: '150mm' });
export const picture = style({ inlineSize: '90mm', blockSize: '90mm' });
export const code = style({ fontFamily: vars.font.mono, fontSize: '36pt', lineHeight: 1, letterSpacing: '0.06em' });

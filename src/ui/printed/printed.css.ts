import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** On paper only, in place of everything that is on the screen. */
export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gap: '5mm',
      padding: '10mm',
      color: 'black',
      background: vars.color.paper,
      fontSize: '11pt',
      lineHeight: 1.45,
    },
  },
});
globalStyle(`body:has(> ${sheet})`, { '@media': { print: { background: vars.color.paper } } });
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, { '@media': { print: { display: 'none' } } });

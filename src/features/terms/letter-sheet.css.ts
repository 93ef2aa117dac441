import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** On paper: one page to sign and send, the texts on pages of their own. */
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: '10mm', fontSize: '10pt' });
export const reference = style({ margin: 0, fontSize: '12pt', whiteSpace: 'nowrap' });
export const title = style({ margin: 0, fontSize: '16pt', lineHeight: 1.25, fontWeight: vars.weight.bold });
export const subtitle = style({ margin: 0, fontSize: '12pt', fontWeight: vars.weight.bold });
export const list = style({ display: 'grid', gap: '1mm', margin: 0, paddingInlineStart: '5mm', fontSize: '10pt' });
export const answer = style({
  display: 'grid',
  gap: '2.5mm',
  padding: '4mm',
  border: '0.4mm solid black',
  breakInside: 'avoid',
});
export const choice = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '3mm', margin: 0 });
export const box = style({ inlineSize: '4.5mm', blockSize: '4.5mm', border: '0.3mm solid black' });
export const blanks = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '4mm 8mm',
  paddingBlockStart: '2mm',
});
/** A line to write on, with what it is for below. */
export const blank = style({
  margin: 0,
  paddingBlockStart: '1mm',
  marginBlockStart: '9mm',
  borderBlockStart: '0.3mm solid black',
  fontSize: '8.5pt',
  lineHeight: 1.25,
});
export const page = style({ display: 'grid', gap: '3mm', breakBefore: 'page', fontSize: '10pt' });

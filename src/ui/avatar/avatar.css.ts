import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  border: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.bold,
  userSelect: 'none',
});
export const shape = styleVariants({
  person: [base, { borderRadius: vars.radius.round }],
  organization: [base, { borderRadius: vars.radius.control }],
});
export const size = styleVariants({
  small: { width: '2rem', height: '2rem', fontSize: vars.text.small },
  regular: { width: '2.75rem', height: '2.75rem' },
  large: { width: '4.5rem', height: '4.5rem', fontSize: vars.text.title },
});
export const image = style({ width: '100%', height: '100%', objectFit: 'contain', background: vars.mark.paper });

import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The company's colour, and that of text on it. */
export const ground = createVar();
export const onGround = createVar();

const base = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  background: vars.mark.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
export const size = styleVariants({
  small: [base, { width: '2.25rem', height: '2.25rem', fontSize: vars.text.small }],
  regular: [base, { width: '3.5rem', height: '3.5rem', fontSize: vars.text.body }],
});
export const letters = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  background: ground,
  color: onGround,
  fontWeight: vars.weight.bold,
  userSelect: 'none',
});
export const logo = style({
  width: '100%',
  height: '100%',
  padding: '3px',
  objectFit: 'contain',
  mixBlendMode: vars.mark.blend as 'normal',
});

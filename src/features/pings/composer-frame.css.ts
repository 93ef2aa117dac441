import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

/** In the panel of whom it is about; nothing is veiled. */
export const titled = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const frame = style([
  titled,
  { paddingBlockStart: vars.space[5], borderBlockStart: `1px solid ${vars.color.line}` },
]);
export const title = style({
  margin: 0,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.lead,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { '&:focus': { outline: 'none' } },
});
/** Stays in sight while the message is read. */
export const foot = style({
  position: 'sticky',
  // over what the panel or the drawer leaves free at its end, so that no line shows below
  insetBlockEnd: `calc(-1 * ${vars.space[6]})`,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  paddingBlock: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.low]: { position: 'static' } },
});

// What has the focus comes to stand above it, not behind it.
globalStyle(`${titled} :is(input, textarea, select, button, a)`, { scrollMarginBlockEnd: '9rem' });
globalStyle(`${foot} :is(button, a)`, { scrollMarginBlockEnd: 0 });
/** A sentence above the buttons, as wide as they are together. */
export const whole = style({ flexBasis: '100%' });

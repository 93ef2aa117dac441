import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, targetSize } from '../../theme/tokens.ts';

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0, border: 0, padding: 0, margin: 0 });

export const label = style({
  display: 'block',
  padding: 0,
  marginBlockEnd: vars.space[1],
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const asterisk = style({ color: vars.color.inkSoft, fontWeight: vars.weight.normal });

export const help = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  marginBlockEnd: vars.space[2],
  maxWidth: '60ch',
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  color: vars.color.danger,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  marginBlockStart: vars.space[2],
});
export const errorWords = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });

export const roomLeft = style({
  marginBlockStart: vars.space[1],
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});

export const requiredHint = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  selectors: {
    'form:not(:has(:required, [aria-required=true])) &': { display: 'none' },
    // where everything is asked the asterisk tells nothing apart
    [`form:not(:has(:optional:not([type=hidden], [type=radio], [aria-required=true], button))) &`]: { display: 'none' },
  },
});

/** The look every control with an edge shares: input, select, textarea, combobox. */
export const control = style({
  width: '100%',
  minHeight: '3rem',
  minWidth: 0,
  padding: `calc(${vars.space[3]} - 1px) ${vars.space[3]}`,
  color: vars.color.ink,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    // its own calendar button would make it two pixels taller
    '&[type=date]': { blockSize: '3rem' },
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
    '&:hover:enabled:not(:read-only)': { borderColor: vars.color.ink },
    // within: the button for the calendar in a field for a date
    '&:focus-visible, &:focus, &:focus-within': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focusRing,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, boxShadow: vars.shadow.wrong },
    '&:disabled': {
      background: vars.color.sunken,
      color: vars.color.inkSoft,
      borderColor: vars.color.line,
      opacity: 1,
      cursor: 'not-allowed',
    },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.color.ink,
      boxShadow: vars.shadow.filled,
    },
  },
});

/** A control with a button inside its end. */
export const controlBox = style({ position: 'relative', display: 'flex', minWidth: 0 });
export const withEnd = style({ paddingInlineEnd: '3.25rem' });
export const endButton = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '3rem',
  minHeight: targetSize,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.inkSoft,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

/** Hints at the answer's length; on a phone only a short one does, or the right edge frays. */
export const width = {
  full: style({ maxWidth: 'none' }),
  long: style({ maxWidth: '32rem' }),
  medium: style({ '@media': { [media.sm]: { maxWidth: '20rem' } } }),
  short: style({ maxWidth: '10rem' }),
};

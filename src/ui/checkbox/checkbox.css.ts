import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minHeight: targetSize,
  paddingBlock: '10px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.inkSoft } },
});
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const help = style({
  display: 'block',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});

/** The box or ring itself, shared with radio cards. The tick is drawn by the border, so forced colours keep it. */
export const box = style({
  appearance: 'none',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  marginBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    'label:hover &:enabled': { borderColor: vars.color.ink },
    '&::after': {
      content: '""',
      width: '0.375rem',
      height: '0.7rem',
      border: `solid ${vars.color.surface}`,
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-1px) rotate(45deg)',
      opacity: 0,
    },
    '&:checked': { background: vars.color.primaryText, borderColor: vars.color.primaryText },
    '&:checked::after': { opacity: 1 },
    '&[type="checkbox"]:indeterminate': { background: vars.color.primaryText, borderColor: vars.color.primaryText },
    '&[type="checkbox"]:indeterminate::after': {
      opacity: 1,
      width: '0.7rem',
      height: 0,
      borderWidth: '2px 0 0',
      transform: 'none',
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': { background: vars.color.sunken, borderColor: vars.color.line },
    '&:disabled::after': { borderColor: vars.color.inkSoft },
  },
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'auto', appearance: 'auto', '::after': { display: 'none' } },
  },
});

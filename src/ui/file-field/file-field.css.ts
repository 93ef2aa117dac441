import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(:disabled)': { background: vars.color.sunken, borderColor: vars.color.line },
  },
});
export const preview = style({
  flex: 'none',
  width: '6rem',
  height: '6rem',
  objectFit: 'contain',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  justifyItems: 'start',
  minWidth: 0,
  flex: '1 1 12rem',
});
export const input = style({
  maxWidth: '100%',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': {
      minHeight: targetSize,
      marginInlineEnd: vars.space[3],
      padding: `0 ${vars.space[4]}`,
      background: vars.color.surface,
      color: vars.color.ink,
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.control,
      font: 'inherit',
      fontWeight: vars.weight.bold,
      cursor: 'pointer',
    },
    '&:enabled::file-selector-button:hover': { background: vars.color.sunken },
    '&:disabled, &:disabled::file-selector-button': { cursor: 'not-allowed' },
    '&:disabled::file-selector-button': { color: vars.color.inkSoft, borderColor: vars.color.line },
  },
});

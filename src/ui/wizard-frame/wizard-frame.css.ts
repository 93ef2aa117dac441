import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnWidth, forEars, markWidth, media, targetSize } from '../../theme/tokens.ts';

export const frame = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  width: '100%',
  maxWidth: columnWidth,
  marginInline: 'auto',
  minWidth: 0,
});
export const steps = style({ display: 'flex', gap: vars.space[2], listStyle: 'none' });
const step = style({ flex: 1, minWidth: 0, borderBlockStart: `${markWidth} solid`, paddingBlockStart: vars.space[2] });
export const state = styleVariants({
  done: [step, { borderColor: vars.color.primaryText }],
  // half full: it is being done, not done
  current: [
    step,
    {
      borderImage: `linear-gradient(to right, ${vars.color.primaryText} 50%, ${vars.color.line} 50%) 1`,
    },
  ],
  open: [step, { borderColor: vars.color.line, color: vars.color.inkSoft }],
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  width: '100%',
  minHeight: targetSize,
  // What can be pressed stays as large as a finger.
  '@media': { [media.sm]: { alignItems: 'flex-start', selectors: { 'span&': { minHeight: '2rem' } } } },
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const pressable = style({
  cursor: 'pointer',
  minHeight: targetSize,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const current = style({ fontWeight: vars.weight.bold });
export const count = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  marginBlockStart: '-2rem',
  pointerEvents: 'none',
  '@media': { [media.sm]: { display: 'none' } },
});
/** on a phone the bars stand alone, and one line below them names the place */
export const words = style({
  display: 'flex',
  gap: vars.space[1],
  alignItems: 'flex-start',
  minWidth: 0,
  '@media': {
    [media.belowSm]: forEars,
  },
});
export const intro = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 });
export const actions = style({
  marginBlockStart: 'auto',
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  background: vars.color.ground,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.low]: { position: 'static' } },
});
export const forward = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  justifyContent: 'flex-end',
});

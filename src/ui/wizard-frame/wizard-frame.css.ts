import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnWidth, forEars, markWidth, media, targetSize } from '../../theme/tokens.ts';

export const frame = style({
  position: 'relative',
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  width: '100%',
  maxWidth: columnWidth,
  marginInline: 'auto',
  minWidth: 0,
});
/** Below the answers; on a desktop in the room that the column leaves beside it, where it stays in sight. */
export const aside = style({
  minWidth: 0,
  '@media': {
    [media.xl]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(100% + ${vars.space[16]})`,
      width: '17.5rem',
    },
  },
});
export const kept = style({ '@media': { [media.xl]: { position: 'sticky', insetBlockStart: vars.space[8] } } });
export const steps = style({ display: 'flex', gap: vars.space[2], listStyle: 'none' });
const step = style({ flex: 1, minWidth: 0, borderBlockStart: `${markWidth} solid`, paddingBlockStart: vars.space[2] });
export const state = styleVariants({
  done: [step, { borderColor: vars.color.primaryText }],
  // only begun: it fills once it is done
  current: [
    step,
    { borderImage: `linear-gradient(to right, ${vars.color.primaryText} 1rem, ${vars.color.line} 1rem) 1` },
  ],
  /** Done, and opened once more. */
  again: [step, { borderColor: vars.color.primaryText }],
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

import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, targetSize } from '../../theme/tokens.ts';

/** The list leads; where there is room the rings stay beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: '26.25rem minmax(0, 1fr)', gap: vars.space[8] } },
});
export const listed = style({ display: 'grid', gap: vars.space[5] });
export const list = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
/** As high as its width, and never higher than the window. */
export const beside = style({
  position: 'sticky',
  insetBlockStart: vars.space[6],
  width: 'min(100%, 100dvh - 6rem)',
  // its room, before it is there
  minHeight: '24rem',
  marginInline: 'auto',
});
export const folded = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.ground,
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: targetSize,
  paddingInline: vars.space[4],
  fontWeight: vars.weight.bold,
  cursor: 'pointer',
});
export const unfolded = style({ minHeight: '16rem', margin: vars.space[2] });

const chipEdge = createVar();
const chipGap = createVar();
export const choices = style({ display: 'grid', gap: vars.space[3] });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
/** Four in a line on a phone, as long as they are short. */
export const distances = style([
  chips,
  { '@media': { [media.belowSm]: { vars: { [chipEdge]: vars.space[2], [chipGap]: vars.space[1] } } } },
]);
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fallbackVar(chipGap, vars.space[2]),
  minHeight: targetSize,
  maxWidth: '100%',
  paddingBlock: vars.space[1],
  paddingInline: fallbackVar(chipEdge, vars.space[3]),
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.sunken } },
});
export const chosenChip = style([
  chip,
  {
    selectors: {
      'input&, &, &:hover': {
        background: vars.color.primarySoft,
        borderColor: vars.color.primaryText,
        color: vars.color.onPrimarySoft,
        fontWeight: vars.weight.bold,
      },
    },
  },
]);
/** On a ground of its own: beside “10 km” it would read like one number with it. */
export const total = style({
  flex: 'none',
  minWidth: '1.25rem',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.round,
  background: vars.color.sunken,
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.normal,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: { [`${chosenChip} > &`]: { background: vars.color.surface, color: 'inherit' } },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[4],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
});
export const activeCard = style([card, { borderColor: vars.color.primaryText }]);
export const facts = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
/** The whole card is its reach. */
export const link = style({
  display: 'grid',
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.surface },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});
export const occupation = style({
  fontSize: vars.text.lead,
  lineHeight: vars.leading.lead,
  fontWeight: vars.weight.bold,
});
export const where = style({ fontSize: vars.text.small, lineHeight: vars.leading.small, color: vars.color.inkSoft });
export const slogan = style({ fontSize: vars.text.small, lineHeight: vars.leading.small });
export const liked = style({ marginBlockStart: vars.space[1] });

export const foot = style({ display: 'grid', gap: vars.space[2], width: '100%' });
export const open = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { markWidth, media } from '../theme/tokens.ts';

const foldTime = `calc(${vars.motion.calm} * 1.25)`;

/** Who invites: marked by the tenant's colour, above everything asked. */
export const invited = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `${markWidth} solid ${vars.color.primary}`,
  borderRadius: vars.radius.surface,
});

/** A sheet with the company's colour along its upper edge. */
export const letter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: `${markWidth} solid ${vars.color.primary}`,
  borderRadius: vars.radius.surface,
  '@media': { [media.lg]: { gap: vars.space[6], padding: vars.space[8] } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });
export const sender = style({
  display: 'grid',
  minWidth: 0,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});
export const company = style({ fontWeight: vars.weight.bold, color: vars.color.ink });
export const logo = style({
  flex: 'none',
  boxSizing: 'content-box',
  width: 'auto',
  height: 'auto',
  maxWidth: 'min(9rem, 45%)',
  maxHeight: '2.75rem',
  background: vars.color.plate,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});

export const heading = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const way = style({ '@media': { [media.lg]: { display: 'none' } } });
/** Folds in 300 ms, or at once where less motion is asked for. */
export const fold = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  transition: `grid-template-rows ${foldTime} ${vars.motion.ease}, visibility ${foldTime}`,
});
export const body = style({ display: 'grid', gap: vars.space[3], minHeight: 0, overflow: 'hidden' });

/** On a phone its heading stays, whole: who recommends is what matters. */
export const folded = style({
  '@media': {
    [media.belowLg]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space[3],
      rowGap: 0,
      paddingBlock: vars.space[1],
    },
  },
});
globalStyle(`${folded} > ${head}`, { '@media': { [media.belowLg]: { display: 'none' } } });
globalStyle(`${folded} > ${heading} > *`, {
  '@media': {
    [media.belowLg]: {
      fontSize: vars.text.body,
      lineHeight: vars.leading.body,
      fontWeight: vars.weight.bold,
    },
  },
});
globalStyle(`${folded} > ${fold}`, {
  '@media': {
    [media.belowLg]: { gridArea: '2 / 1 / auto / -1', gridTemplateRows: 'minmax(0, 0fr)', visibility: 'hidden' },
  },
});

export const words = style({
  margin: 0,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.lead,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const begun = style({
  '@media': {
    [media.belowLg]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 4, overflow: 'hidden' },
  },
});
export const readOn = style({ '@media': { [media.lg]: { display: 'none' } } });

export const signature = style({
  display: 'grid',
  overflowWrap: 'anywhere',
  '@media': { [media.lg]: { marginBlockStart: vars.space[4] } },
});
/** As by hand: the one place where the typeface is slanted, which it has no cut for. */
export const signed = style({
  fontSize: vars.text.title,
  lineHeight: vars.leading.title,
  fontStyle: 'italic',
  fontSynthesis: 'style',
});
export const position = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});

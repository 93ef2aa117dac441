import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto auto',
});
export const withAside = style({
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' } },
});
// Places by name, not by turn: the page is drawn while parts of it are still on their way.
export const header = style({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[4]}`,
  paddingBlockStart: `max(${vars.space[4]}, env(safe-area-inset-top))`,
  '@media': { [media.md]: { paddingInline: vars.space[10], paddingBlockStart: vars.space[6] } },
});
/** As wide as its longest word at least: where that has no room beside the tools, they stand below it. */
export const brand = style({ flex: '1 1 min-content', display: 'flex', minWidth: 0 });
/** Words stay whole; a name of several beside them takes more lines. */
export const tools = style({
  flex: 'none',
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
});
// Beside ways out there is less room for the name on a phone.
globalStyle(`${brand}:has(+ ${tools} > a)`, { '@media': { [media.belowMd]: { fontSize: vars.text.small } } });

export const main = style({
  gridArea: '2 / 1',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  maxWidth: '33rem',
  justifySelf: 'center',
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[12]}`,
  // from a fixed edge, so that no heading jumps from one step to the next
  '@media': {
    [media.md]: { alignSelf: 'start', paddingInline: vars.space[10], paddingBlockStart: 'clamp(1.5rem, 9dvh, 6rem)' },
  },
});
export const footer = style({
  gridArea: '4 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  '@media': { [media.md]: { columnGap: vars.space[6], paddingInline: vars.space[10] } },
});
/** a poster beside the form; its words below it where there is no room beside it */
export const aside = style({
  gridArea: '3 / 1',
  justifySelf: 'center',
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[4],
  width: `calc(100% - 2 * ${vars.space[4]})`,
  maxWidth: `calc(33rem - 2 * ${vars.space[4]})`,
  marginBlockEnd: vars.space[4],
  padding: vars.space[4],
  background: vars.color.poster,
  border: `1px solid ${vars.color.posterEdge}`,
  borderRadius: vars.radius.surface,
  color: vars.color.onPoster,
  '@media': {
    [media.lg]: {
      justifySelf: 'stretch',
      width: 'auto',
      maxWidth: 'none',
      gridColumn: 2,
      gridRow: '1 / -1',
      // beside a long form it stays in sight
      position: 'sticky',
      insetBlockStart: vars.space[6],
      alignSelf: 'start',
      height: `calc(100dvh - 2 * ${vars.space[6]})`,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[8],
      margin: vars.space[6],
      marginInlineStart: 0,
      padding: vars.space[12],
      fontSize: vars.text.lead,
      lineHeight: vars.leading.lead,
    },
  },
});

// What needs the whole width says so, and stands where the poster would.
const wide = ':has(> main [data-whole-width])';
globalStyle(`${page}${wide} > ${aside}`, { display: 'none' });
globalStyle(`${page}${wide} > ${main}`, { '@media': { [media.lg]: { maxWidth: '69rem' } } });
globalStyle(`${withAside}${wide}`, { '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });

// On a phone the form comes first, and the words below it stand alone.
globalStyle(`${aside} > div`, { '@media': { [media.belowLg]: { display: 'none' } } });

// A left edge for the words: nothing moves when the typeface arrives.
globalStyle(`${aside} > *`, { '@media': { [media.lg]: { width: '100%', maxWidth: '24rem' } } });

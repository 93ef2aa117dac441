import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

/** Three beside each other, one above the other where the words have no room. */
export const doors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { 'screen and (max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const door = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minHeight: '100%',
  padding: vars.space[3],
  color: vars.color.ink,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.surface,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { '&:hover': { borderColor: vars.color.primaryText, background: vars.color.primarySoft } },
  '@media': { 'screen and (max-width: 22rem)': { flexDirection: 'row', alignItems: 'center' } },
});
/** As many lines as the longest takes: where another typeface breaks it elsewhere, nothing below it moves. */
export const words = style({
  minHeight: `calc(2 * ${vars.leading.small})`,
  '@media': {
    [media.belowSm]: { minHeight: `calc(3 * ${vars.leading.small})` },
    'screen and (max-width: 22rem)': { minHeight: 0 },
  },
});
export const sign = style({ display: 'inline-flex', color: vars.color.primaryText, fontSize: vars.text.title });

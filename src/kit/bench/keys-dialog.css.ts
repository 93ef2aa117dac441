import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  alignItems: 'baseline',
  margin: 0,
  marginBlockEnd: vars.space[5],
  '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(0, 1fr)' } },
});
export const act = style({ margin: 0 });
export const key = style({
  display: 'inline-block',
  minWidth: '1.75rem',
  padding: `0 ${vars.space[2]}`,
  marginInlineEnd: vars.space[1],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  lineHeight: vars.leading.body,
  textAlign: 'center',
});
/** A key and what it does are a row of the grid around them. */
export const pair = style({ display: 'contents' });

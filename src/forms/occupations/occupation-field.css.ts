import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { targetSize } from '../../theme/tokens.ts';

export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] });
export const jobs = style({ marginBlockStart: vars.space[2] });
export const summary = style({
  display: 'list-item',
  listStylePosition: 'inside',
  paddingBlock: vars.space[2],
  minHeight: targetSize,
  cursor: 'pointer',
  color: vars.color.primaryText,
  fontWeight: vars.weight.bold,
});
export const job = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], paddingBlock: vars.space[1] });

/** Two beside each other on a phone, so that all ten are in sight at once. */
export const groups = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
});
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '4rem',
  padding: vars.space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.bold,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.ink } },
});
export const pictogram = style({ display: 'inline-flex', fontSize: '1.7em', color: vars.color.primaryText });

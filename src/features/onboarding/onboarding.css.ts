import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Who sees what is asked: below the fields, quiet, with a sign. */
export const privacy = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[3],
  alignItems: 'start',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
});
export const sign = style({ display: 'inline-flex', paddingBlockStart: '2px', color: vars.color.primaryText });

export const narrow = style({ width: '100%', maxWidth: '38rem', marginInline: 'auto' });

/** The whole way, from above. */
export const way = style({ display: 'grid', gap: vars.space[5], listStyle: 'none' });
export const stage = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space[4] });
export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  fontWeight: vars.weight.bold,
});
export const done = style([
  number,
  { background: vars.color.primaryText, borderColor: vars.color.primaryText, color: vars.color.surface },
]);

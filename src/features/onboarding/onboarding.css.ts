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

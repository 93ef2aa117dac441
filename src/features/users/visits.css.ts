import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { columnWidth } from '../../theme/tokens.ts';

export const visits = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: columnWidth,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

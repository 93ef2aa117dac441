import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const part = { display: 'grid', gap: vars.space[5], maxWidth: '44rem' } as const;
export const plain = style({
  ...part,
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  background: vars.color.surface,
});
export const full = style(part);

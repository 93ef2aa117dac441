import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const steps = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
export const step = style({ display: 'grid', gap: vars.space[1] });
export const when = style({ color: vars.color.inkSoft, fontSize: vars.text.small });
export const what = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });
export const why = style({ color: vars.color.inkSoft });
export const lines = style({ display: 'grid', gap: vars.space[1], margin: 0, paddingInlineStart: vars.space[5] });

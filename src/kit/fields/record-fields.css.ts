import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

export const row = style({ display: 'grid', gap: vars.space[3], border: 0, margin: 0, padding: 0, minWidth: 0 });
export const legend = style({ fontWeight: vars.weight.bold, padding: 0, marginBlockEnd: vars.space[1] });
export const fields = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    // three beside each other, or as many as there is room for
    [media.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.5rem, 30%), 1fr))', alignItems: 'start' },
  },
});

/** What is said in both languages. */
export const languages = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});

/** A preview stays in sight beside the form while one scrolls along the fields. */
export const previewed = style({
  display: 'grid',
  gap: vars.space[8],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)' } },
});
export const preview = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: { position: 'sticky', insetBlockStart: vars.space[6] },
  },
});
export const fold = style({ '@media': { [media.lg]: { display: 'none' } } });
export const folded = style({ '@media': { [media.belowLg]: { display: 'none' } } });

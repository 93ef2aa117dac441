/** Tokens that are no CSS variables: they stand in media queries and in sizes that scripts read. Sizes are CSS lengths. */

/** Media queries for the layout's steps of 576, 768, 992 and 1200 px (SPEC 9), phone first. */
export const media = {
  sm: 'screen and (min-width: 576px)',
  md: 'screen and (min-width: 768px)',
  lg: 'screen and (min-width: 992px)',
  xl: 'screen and (min-width: 1200px)',
  belowSm: 'screen and (max-width: 575.98px)',
  /** Too low for parts that stay while the rest scrolls: a page at 400 %, a phone on its side. */
  low: 'screen and (max-height: 480px)',
  lowBelowLg: 'screen and (max-height: 480px) and (max-width: 991.98px)',
} as const;

/** Widths of dialogs (SPEC 9). */
export const modalWidth = { small: '500px', medium: '520px', large: '720px', wide: '1200px' } as const;

/** Tallest list of a select or combobox (SPEC 9). */
export const dropdownMaxHeight = '26rem';

/** Least size of anything one can press. */
export const targetSize = '44px';

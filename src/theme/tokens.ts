/** Tokens that are no CSS variables: they stand in media queries and in sizes that scripts read. Sizes are CSS lengths. */

/** Media queries for the layout's steps of 576, 768, 992 and 1200 px (SPEC 9), phone first. */
export const media = {
  /** Any phone but the narrowest window there is, 320 px. */
  xs: 'screen and (min-width: 360px)',
  sm: 'screen and (min-width: 576px)',
  md: 'screen and (min-width: 768px)',
  lg: 'screen and (min-width: 992px)',
  xl: 'screen and (min-width: 1200px)',
  /** Room for what narrows a list, the list, and who is looked at. */
  bench: 'screen and (min-width: 1400px)',
  mdBelowXl: 'screen and (min-width: 768px) and (max-width: 1199.98px)',
  belowSm: 'screen and (max-width: 575.98px)',
  belowMd: 'screen and (max-width: 767.98px)',
  belowLg: 'screen and (max-width: 991.98px)',
  /** A desktop's window in which a dozen entries of a menu have no room to spare. */
  shallow: 'screen and (min-width: 992px) and (max-height: 900px)',
  /** Too low for parts that stay while the rest scrolls: a page at 400 %, a phone on its side. */
  low: 'screen and (max-height: 480px)',
  lowBelowLg: 'screen and (max-height: 480px) and (max-width: 991.98px)',
  /** A window with room and a mouse: its bar for scrolling takes room of its own. */
  mouse: '(hover: hover) and (min-width: 768px)',
} as const;

/** Widths of dialogs (SPEC 9). */
export const modalWidth = { small: '500px', medium: '520px', large: '720px', wide: '1200px' } as const;

/** Tallest list of a select or combobox (SPEC 9). */
export const dropdownMaxHeight = '26rem';

/** Least size of anything one can press. */
export const targetSize = '44px';

/** Width of an edge that marks who speaks, where one is, how far one has come. */
export const markWidth = '4px';

/** Height of a bar that shows a share. */
export const meterHeight = '6px';

/** Width of a filter that stands beside others. */
export const filterWidth = '15rem';

/** Widest column of a form or a letter. */
export const columnWidth = '45rem';

/** Read aloud, not shown. */
export const forEars = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

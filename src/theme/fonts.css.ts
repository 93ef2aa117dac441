import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+FEFF, U+FFFD';
/** Names like Şahin or Łukasz: fetched only where such a letter appears. */
const latinExtended = 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0';

const face = (subset: 'latin' | 'latin-ext', weight: 300 | 400 | 700) => ({
  src: `url('@fontsource/lato/files/lato-${subset}-${weight}-normal.woff2') format('woff2')`,
  fontWeight: weight,
  fontDisplay: 'swap' as const,
  unicodeRange: subset === 'latin' ? latin : latinExtended,
});

globalFontFace('Lato', [
  face('latin', 300),
  face('latin', 400),
  face('latin', 700),
  face('latin-ext', 400),
  face('latin-ext', 700),
]);

/** Arial set to Lato's measure (mean width of German text, ascent, descent), so nothing moves when Lato arrives. */
globalFontFace('Lato Fallback', [
  {
    src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
    fontWeight: '300 400',
    sizeAdjust: '97.69%',
    ascentOverride: '101.03%',
    descentOverride: '21.81%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')",
    fontWeight: 700,
    sizeAdjust: '94.5%',
    ascentOverride: '104.44%',
    descentOverride: '22.54%',
    lineGapOverride: '0%',
  },
]);

import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+FEFF, U+FFFD';
const latinExtended = 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0';

const subset = (weight: 300 | 400 | 700) => ({
  src: `url('@fontsource/lato/files/lato-latin-${weight}-normal.woff2') format('woff2')`,
  fontWeight: weight,
  fontDisplay: 'swap' as const,
  unicodeRange: latin,
});

/**
 * Names like Şahin, Čapek or Łukasz, whose letters the small subsets lack: all of Lato 2, 180 kB a weight, fetched only
 * where such a letter appears.
 */
const whole = (weight: 300 | 400 | 700, name: 'light' | 'normal' | 'bold') => ({
  src: `url('lato-font/fonts/lato-${name}/lato-${name}.woff2') format('woff2')`,
  fontWeight: weight,
  fontDisplay: 'swap' as const,
  unicodeRange: latinExtended,
});

globalFontFace('Lato', [
  subset(300),
  subset(400),
  subset(700),
  whole(300, 'light'),
  whole(400, 'normal'),
  whole(700, 'bold'),
]);

/** Lato's ascent and descent (hhea), in percent of its size. */
const [ascent, descent] = [98.7, 21.3];

/** A system face set to Lato's measure: `size` is the mean width of German and English text in Lato, in percent of Arial's; of bold, labels of fields. */
const fallback = (weight: 300 | 400 | 700, source: string, size: number) => ({
  src: source,
  fontWeight: weight,
  sizeAdjust: `${size}%`,
  ascentOverride: `${((ascent / size) * 100).toFixed(2)}%`,
  descentOverride: `${((descent / size) * 100).toFixed(2)}%`,
  lineGapOverride: '0%',
});

const regular = "local('Arial'), local('Liberation Sans'), local('Roboto')";
const bold = "local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')";

/** What stands there until Lato arrives takes the same room, so nothing moves. */
globalFontFace('Lato Fallback', [
  fallback(300, regular, 93.65),
  fallback(400, regular, 96.24),
  fallback(700, bold, 93.4),
]);

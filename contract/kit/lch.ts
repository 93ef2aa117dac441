import { channels, toLinear, type Triple } from './contrast.ts';

const fromLinear = (linear: number): number =>
  255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

/** OKLCH, in which hues stay themselves: lightness 0–1, chroma 0–0.37, hue in radians. */
export type Lch = { l: number; c: number; h: number };

/** #rrggbb to OKLCH (matrices: Björn Ottosson, 2020). */
export const toLch = (hex: string): Lch => {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(A, B), h: Math.atan2(B, A) };
};

const toRgb = ({ l, c, h }: Lch): Triple => {
  const [A, B] = [c * Math.cos(h), c * Math.sin(h)];
  const x = (l + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const y = (l - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const z = (l - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
};

const inGamut = (rgb: Triple): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

/** OKLCH to #rrggbb; chroma shrinks until the screen can show it. */
export const fromLch = (lch: Lch): string => {
  let { c } = lch;
  let rgb = toRgb(lch);
  while (!inGamut(rgb) && c > 0.001) {
    c *= 0.94;
    rgb = toRgb({ ...lch, c });
  }
  return `#${rgb
    .map((v) => {
      const byte = Math.round(fromLinear(Math.min(1, Math.max(0, v))));
      return byte.toString(16).padStart(2, '0');
    })
    .join('')}`;
};

/**
 * The nearest shade of `hex`, going darker or lighter in steps of 0.01, that `accepts`.
 * Ends at black or white, whether accepted or not.
 */
export const shadeUntil = (
  hex: string,
  direction: 'darker' | 'lighter',
  accepts: (shade: string) => boolean,
): string => {
  if (accepts(hex)) return hex.toLowerCase();
  const lch = toLch(hex);
  const step = direction === 'darker' ? -0.01 : 0.01;
  for (let l = lch.l + step; l > 0 && l < 1; l += step) {
    const shade = fromLch({ ...lch, l });
    if (accepts(shade)) return shade;
  }
  return direction === 'darker' ? '#000000' : '#ffffff';
};

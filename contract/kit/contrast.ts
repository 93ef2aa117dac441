/** WCAG contrast of colours in #rrggbb, for screens and mails. */

export type Triple = readonly [number, number, number];

const hexPattern = /^#[0-9a-f]{6}$/i;

/** Whether a string is #rrggbb; nothing else may enter a style. */
export const isHexColor = (value: string): boolean => hexPattern.test(value);

export const channels = (hex: string): Triple => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export const toLinear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const [r, g, b] = channels(hex);
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
};

/** WCAG 2 contrast ratio of two #rrggbb colours, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

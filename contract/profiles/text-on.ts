import { contrast, isHexColor } from '../kit/contrast.ts';
import { basePalette } from '../kit/palette.ts';

/** WCAG 2.2, 1.4.3 */
const readable = 4.5;

/** The colour of text on a company's own; undefined where neither light nor dark text can be read, or where it is none. */
export function textOn(color: string | null): string | undefined {
  if (color === null || !isHexColor(color)) return undefined;
  const { surface, ink } = basePalette.light;
  return [surface, ink].find((text) => contrast(color, text) >= readable);
}

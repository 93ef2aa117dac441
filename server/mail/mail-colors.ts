import { contrast, isHexColor } from '../../contract/kit/contrast.ts';
import { shadeUntil, toLch } from '../../contract/kit/lch.ts';
import { type BasePalette, basePalette } from '../../contract/kit/palette.ts';

/** Colours of one appearance of a mail, all #rrggbb. Neutrals are those of the screens. */
export interface MailColors {
  readonly ground: string;
  readonly surface: string;
  readonly sunken: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  /** Fill of the button and of the tenant's mark, and the text on it: 4.5:1. */
  readonly fill: string;
  readonly onFill: string;
  /** Links, 4.5:1 on ground and surface. */
  readonly link: string;
}

const neutrals = ({ ground, surface, sunken, ink, inkSoft, line }: BasePalette) => ({
  ground,
  surface,
  sunken,
  ink,
  inkSoft,
  line,
});
const light = neutrals(basePalette.light);
const dark = neutrals(basePalette.dark);
const white = '#ffffff';
const night = '#100f0d';
const readable = 4.5;

/** The typeface of mails; most programs know one of these. */
export const font = "Lato,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * A tenant's colours in mails, AA for any colour (WCAG 2; DECISIONS 1). Bright ones keep their shade and carry ink,
 * others get darker until white reads. @throws RangeError when `hex` is not #rrggbb
 */
export function mailColors(hex: string): { light: MailColors; dark: MailColors } {
  if (!isHexColor(hex)) throw new RangeError('a tenant colour is #rrggbb');
  const bright = contrast(hex, white) < 2.4 && toLch(hex).c > 0.09;
  const lightFill = bright ? hex : shadeUntil(hex, 'darker', (shade) => contrast(shade, white) >= readable);
  const links = (neutral: typeof light, direction: 'darker' | 'lighter') =>
    shadeUntil(hex, direction, (shade) =>
      [neutral.ground, neutral.surface].every((ground) => contrast(shade, ground) >= readable),
    );
  const lit = links(dark, 'lighter');
  return {
    light: { ...light, fill: lightFill, onFill: bright ? light.ink : white, link: links(light, 'darker') },
    // a button any darker would be the duller of the two
    dark: { ...dark, fill: lit, onFill: night, link: lit },
  };
}

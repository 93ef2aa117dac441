import { contrast, isHexColor } from '../../contract/kit/contrast.ts';
import { fromLch, shadeUntil, toLch } from '../../contract/kit/lch.ts';
import { basePalette, type Mode } from '../../contract/kit/palette.ts';

/** What a tenant's colour becomes in one appearance. All #rrggbb. */
export type TenantPalette = {
  /** fill of the main button; text on it is `onPrimary` */
  primary: string;
  primaryHover: string;
  onPrimary: string;
  /** edge of anything filled with primary, 3:1 on every ground and on primarySoft */
  primaryEdge: string;
  /** links, ticks, the active place: 4.5:1 on every ground, on primarySoft and on the tints of banners */
  primaryText: string;
  /** a tint of the ground; text on it is `onPrimarySoft` */
  primarySoft: string;
  onPrimarySoft: string;
  /** outline of what has the focus, 3:1 on every ground */
  focusRing: string;
};

/** Name of the CSS variable (without the appearance before it) for each member. */
const tenantVariables = {
  primary: 'color-primary',
  primaryHover: 'color-primary-hover',
  onPrimary: 'color-on-primary',
  primaryEdge: 'color-primary-edge',
  primaryText: 'color-primary-text',
  primarySoft: 'color-primary-soft',
  onPrimarySoft: 'color-on-primary-soft',
  focusRing: 'color-focus-ring',
} as const satisfies Record<keyof TenantPalette, string>;

const keys = Object.keys(tenantVariables) as (keyof TenantPalette)[];
const white = '#ffffff';

const grounds = (mode: Mode): string[] => {
  const base = basePalette[mode];
  return [base.ground, base.surface, base.sunken];
};

/** What banners and badges stand on: there are links in them. */
const tints = (mode: Mode): string[] => {
  const base = basePalette[mode];
  return [base.successSoft, base.warningSoft, base.dangerSoft, base.infoSoft];
};

const passes = (colors: readonly string[], least: number) => (shade: string) =>
  colors.every((color) => contrast(shade, color) >= least);

/** A grey button or link would look disabled: without a hue to tell it by, the shade goes to near-black or near-white. */
const clearly = (hex: string, least: number): number => (toLch(hex).c < 0.04 ? Math.max(least, 9) : least);

/** Hue of the tenant at a fixed lightness, calm: the soft tint. */
const softTint = (hex: string, mode: Mode): string => {
  const { c, h } = toLch(hex);
  if (c < 0.04) return mode === 'light' ? basePalette.light.sunken : '#2d2a25';
  return mode === 'light'
    ? fromLch({ l: 0.95, c: Math.min(c * 0.25, 0.026), h })
    : fromLch({ l: 0.27, c: Math.min(c * 0.35, 0.04), h });
};

/**
 * A fill keeps the tenant's shade where it can. Bright, colourful ones (yellow, lime) carry ink;
 * all others go darker until white passes, so that grey and near-white still read as the main action.
 */
const lightFill = (hex: string): Pick<TenantPalette, 'primary' | 'onPrimary'> => {
  const { ink } = basePalette.light;
  const bright = contrast(hex, white) < 2.4 && toLch(hex).c > 0.09;
  if (bright) return { primary: shadeUntil(hex, 'lighter', passes([ink], 7)), onPrimary: ink };
  return { primary: shadeUntil(hex, 'darker', passes([white], clearly(hex, 4.5))), onPrimary: white };
};

const night = '#100f0d';

/**
 * The palette of a tenant's colour in one appearance.
 * Every text pair has 4.5:1, ring and edges 3:1, for any colour (WCAG 2 AA; DECISIONS 32).
 * @throws RangeError when `hex` is not #rrggbb
 */
export const tenantPalette = (hex: string, mode: Mode): TenantPalette => {
  if (!isHexColor(hex)) throw new RangeError('a tenant colour is #rrggbb');
  const away = mode === 'light' ? 'darker' : 'lighter';
  const primarySoft = softTint(hex, mode);
  const primaryText = shadeUntil(hex, away, passes([...grounds(mode), ...tints(mode), primarySoft], clearly(hex, 4.6)));
  // in the dark the main button shines as links do: any darker, and it would be the duller of the two
  const { primary, onPrimary } = mode === 'light' ? lightFill(hex) : { primary: primaryText, onPrimary: night };
  const edged = [...grounds(mode), primarySoft];
  const edge = shadeUntil(hex, away, passes(edged, 3.05));
  const { l } = toLch(primary);
  const fromText = toLch(onPrimary).l < l ? 0.035 : -0.045;
  const hover = fromLch({ ...toLch(primary), l: Math.min(0.99, Math.max(0.12, l + fromText)) });
  return {
    primary,
    primaryHover: contrast(hover, onPrimary) >= 4.5 ? hover : primary,
    onPrimary,
    primaryEdge: passes(edged, 3)(primary) ? primary : edge,
    primaryText,
    primarySoft,
    onPrimarySoft: shadeUntil(primaryText, away, passes([primarySoft], 7)),
    focusRing: primaryText,
  };
};

/** Variables are kept per appearance (`--light-…`, `--dark-…`); the theme picks the set in use. */
export const tenantVariableFor = (key: keyof TenantPalette, mode: Mode): `--${string}` =>
  `--${mode}-${tenantVariables[key]}`;

/** All variables a tenant's colour sets, both appearances. @throws RangeError when `hex` is not #rrggbb */
export const tenantAssignments = (hex: string): Record<`--${string}`, string> => {
  const entries = (['light', 'dark'] as const).flatMap((mode) => {
    const palette = tenantPalette(hex, mode);
    return keys.map((key) => [tenantVariableFor(key, mode), palette[key]] as const);
  });
  return Object.fromEntries(entries);
};

/**
 * The same as CSS text for the server-rendered page, so that the first paint has the tenant's colour.
 * Safe to put into a style element: made of hex colours only. @throws RangeError when `hex` is not #rrggbb
 */
export const tenantStyle = (hex: string): string =>
  `:root{${Object.entries(tenantAssignments(hex))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

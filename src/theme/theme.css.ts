import { assignVars, globalStyle } from '@vanilla-extract/css';
import { basePalette, defaultTenantColor, logoPlate, type Mode } from '../../contract/kit/palette.ts';
import { vars } from './contract.css.ts';
import { tenantPalette, tenantVariableFor, type TenantPalette } from './tenant-palette.ts';
import { markWidth } from './tokens.ts';

const overlay: Record<Mode, string> = { light: 'rgb(29 26 22 / 0.45)', dark: 'rgb(0 0 0 / 0.6)' };

/** Each tenant member reads the variable of its appearance, with the default theme behind it. */
const tenantColors = (mode: Mode): Record<keyof TenantPalette, string> => {
  const standard = tenantPalette(defaultTenantColor, mode);
  const read = (key: keyof TenantPalette): string => `var(${tenantVariableFor(key, mode)}, ${standard[key]})`;
  return {
    primary: read('primary'),
    primaryHover: read('primaryHover'),
    onPrimary: read('onPrimary'),
    primaryEdge: read('primaryEdge'),
    primaryText: read('primaryText'),
    primarySoft: read('primarySoft'),
    onPrimarySoft: read('onPrimarySoft'),
    focusRing: read('focusRing'),
  };
};

/** A soft tint by day; by night so large a field of colour would be the heaviest thing on the page. */
const poster = {
  light: { poster: vars.color.primarySoft, posterEdge: 'transparent', onPoster: vars.color.onPrimarySoft },
  dark: { poster: vars.color.surface, posterEdge: vars.color.line, onPoster: vars.color.ink },
} as const satisfies Record<Mode, object>;

/** By day the page does for what was drawn on white; by night a sheet of it, softer than white. */
const plate: Record<Mode, string> = { light: 'transparent', dark: logoPlate };

const mark = {
  light: { paper: '#ffffff', blend: 'normal' },
  dark: { paper: '#d6cfc3', blend: 'multiply' },
} as const satisfies Record<Mode, object>;

const colors = (mode: Mode) => ({
  ...assignVars(vars.color, {
    ...basePalette[mode],
    overlay: overlay[mode],
    paper: '#ffffff',
    plate: plate[mode],
    ...poster[mode],
    ...tenantColors(mode),
  }),
  ...assignVars(vars.mark, mark[mode]),
});

const untilLato = "'Lato Fallback', 'Helvetica Neue', Arial, sans-serif";

globalStyle(':root', {
  colorScheme: 'light',
  vars: {
    ...colors('light'),
    ...assignVars(vars.font, {
      body: untilLato,
      mono: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    }),
    ...assignVars(vars.text, {
      small: '0.875rem',
      body: '1rem',
      lead: '1.125rem',
      title: '1.375rem',
      heading: '1.75rem',
      display: '2.25rem',
    }),
    ...assignVars(vars.leading, {
      small: '1.25rem',
      body: '1.5rem',
      lead: '1.75rem',
      title: '1.75rem',
      heading: '2.25rem',
      display: '2.75rem',
    }),
    ...assignVars(vars.weight, { light: '300', normal: '400', bold: '700' }),
    ...assignVars(vars.space, {
      1: '0.25rem',
      2: '0.5rem',
      3: '0.75rem',
      4: '1rem',
      5: '1.25rem',
      6: '1.5rem',
      8: '2rem',
      10: '2.5rem',
      12: '3rem',
      16: '4rem',
    }),
    ...assignVars(vars.shadow, {
      mark: `inset ${markWidth} 0 0 ${vars.color.primaryText}`,
      markDanger: `inset ${markWidth} 0 0 ${vars.color.danger}`,
      chosen: `inset 0 0 0 1px ${vars.color.primaryText}`,
      // a bar besides the edge: no tenant's focus ring has one, whatever its colour
      wrong: `inset ${markWidth} 0 0 ${vars.color.danger}, inset 0 0 0 1px ${vars.color.danger}`,
      filled: `inset 0 0 0 100px ${vars.color.primarySoft}`,
    }),
    ...assignVars(vars.radius, { control: '6px', surface: '12px', round: '999px' }),
    ...assignVars(vars.motion, { quick: '120ms', calm: '240ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' }),
  },
  '@media': {
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: colors('dark') },
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(vars.motion, { quick: '0ms', calm: '0ms', ease: 'linear' }),
    },
  },
});

globalStyle(':root[data-theme="light"]', { colorScheme: 'light', vars: colors('light') });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark', vars: colors('dark') });

/** Set by `lato.ts` once the program has drawn, and by the shell where the browser has the files already. */
globalStyle(':root.lato', { vars: { [vars.font.body]: `Lato, ${untilLato}` } });

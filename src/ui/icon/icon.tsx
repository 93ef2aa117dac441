import { IconFrame } from './icon-frame.tsx';

/** The few that a guest's page needs; all others are glyphs, so that the login page stays light. */
export const iconPaths = {
  check: 'M4.5 10.5l3.5 3.5 7.5-8',
  cross: 'M5 5l10 10M15 5L5 15',
  error: 'M10 6v5M10 13.8v.2M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15z',
  warning: 'M10 7.5v4M10 14v.2M10 2.8L18 16.5H2z',
  info: 'M10 9v5M10 6v.2M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15z',
  success: 'M6.5 10.3l2.4 2.4 4.6-5M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15z',
  eye: 'M1.8 10S4.8 4.5 10 4.5 18.2 10 18.2 10 15.2 15.5 10 15.5 1.8 10 1.8 10zM10 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
  eyeOff:
    'M3 3l14 14M8.2 4.7C8.8 4.6 9.4 4.5 10 4.5c5.2 0 8.2 5.5 8.2 5.5a14 14 0 0 1-2.3 2.9M5 6.2A13.6 13.6 0 0 0 1.8 10S4.8 15.5 10 15.5c1.4 0 2.6-.4 3.7-.9',
  down: 'M5 7.5l5 5 5-5',
  right: 'M7.5 5l5 5-5 5',
  left: 'M12.5 5l-5 5 5 5',
  external: 'M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7',
} as const;

export type IconName = keyof typeof iconPaths;

/** An icon that fields, banners and links use. Give a label only where it stands without words. */
export function Icon({ name, label }: { name: IconName; label?: string | undefined }) {
  return <IconFrame path={iconPaths[name]} label={label} />;
}

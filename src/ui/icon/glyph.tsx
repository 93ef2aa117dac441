import { IconFrame } from './icon-frame.tsx';

export const glyphPaths = {
  search: 'M9 3.500a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11zM13 13l4 4',
  copy: 'M7 7h9v9.500H7zM4 13V3.500h9',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  more: 'M4.5 9.6a.4.4 0 1 0 0 .8a.4.4 0 0 0 0-.8zM10 9.6a.4.4 0 1 0 0 .8a.4.4 0 0 0 0-.8zM15.5 9.6a.4.4 0 1 0 0 .8a.4.4 0 0 0 0-.8z',
  menu: 'M3 5.500h14M3 10h14M3 14.500h14',
  filter: 'M3 5h14M5.5 10h9M8 15h4',
  calendar: 'M3.5 5h13v11.500h-13zM3.5 8.500h13M7 3v3.500M13 3v3.5',
  pin: 'M10 17.500s5.5-5 5.5-9.300a5.5 5.5 0 0 0-11 0C4.5 12.5 10 17.5 10 17.500zM10 6.300a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  phone: 'M6.5 3H3.500C3 11 9 17 17 16.500v-3l-3.5-1.5-1.7 1.700C9.5 12.7 7.3 10.5 6.3 8.200L8 6.500z',
  mail: 'M2.5 4.500h15v11h-15zM2.5 5.500L10 11l7.5-5.5',
  person: 'M10 3a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM3.5 17c0-3.5 3-5 6.5-5s6.5 1.5 6.5 5',
  people:
    'M7.5 4a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM2 16.500c0-3 2.5-4.5 5.5-4.500s5.5 1.5 5.5 4.500M13 4.300a3 3 0 0 1 0 5.500M15 12.300c1.9.6 3 2 3 4.2',
  home: 'M3 9l7-5.500L17 9v7.500h-4.500v-5h-5v5H3z',
  building: 'M4 17V3.500h8V17M12 8h4v9M2.5 17h15M7 7h2M7 10h2M7 13h2',
  inbox: 'M3 11.500L5.500 4h9L17 11.500V16H3zM3 11.500h4l1 2h4l1-2h4',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.500h-13zM8.5 17.500h3',
  ticket: 'M3 5.500h14V8.500a1.5 1.5 0 0 0 0 3v3H3v-3a1.5 1.5 0 0 0 0-3zM11.5 6v1.500M11.5 9.200v1.600M11.5 12.500V14',
  send: 'M17 3L9 11M17 3l-5 14-3-6-6-3z',
  card: 'M3 4.500h14v11H3zM6 8h4M6 11h8',
  chart: 'M3 17h14M5.5 14V9.500M10 14V5M14.5 14v-3',
  help: 'M7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.500M10 13.900v.1M10 2.500a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15z',
  logout: 'M8 3.500H4v13h4M8.5 10H17M13.5 6.500L17 10l-3.5 3.5',
  trash: 'M3.5 5.500h13M8 5.500V3.500h4v2M5.5 5.500l.8 11h7.400l.8-11M8.5 9v4.500M11.5 9v4.5',
  edit: 'M3.5 16.500l.7-3.500L13 4.200l2.8 2.800L7 15.800z',
  lock: 'M5 9h10v7.500H5zM7 9V6.500a3 3 0 0 1 6 0V9',
  upload: 'M10 13V3.500M6 7.500l4-4 4 4M3.5 13v3.500h13V13',
  printer: 'M6 7V3.500h8V7M6 13H3.500V7h13v6H14M6 11h8v5.500H6z',
  clock: 'M10 6v4.200l2.8 1.600M10 2.500a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15z',
  keyboard: 'M2.5 5h15v10h-15zM5.5 8h.01M8.5 8h.01M11.5 8h.01M14.5 8h.01M7 12h6',
  bookmark: 'M5.5 3h9v14L10 13.500 5.5 17z',
  shield:
    'M10 2.500l6 2.200v4.600c0 3.900-2.500 6.800-6 8.200-3.5-1.400-6-4.300-6-8.200V4.700zM7 9.800l2.200 2.200L13 8.200',
  offline:
    'M3 3l14 14M2.5 8a11 11 0 0 1 3.5-2.300M9 4.800A11 11 0 0 1 17.5 8M5.5 11.200a6.5 6.5 0 0 1 2.5-1.500M13 10.300l1.5.9M10 15v.1',
} as const;

export type GlyphName = keyof typeof glyphPaths;

/** An icon for navigation, tools and lists behind the login. Give a label only where it stands without words. */
export function Glyph({ name, label }: { name: GlyphName; label?: string | undefined }) {
  return <IconFrame path={glyphPaths[name]} label={label} />;
}

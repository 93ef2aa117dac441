import { IconFrame } from './icon-frame.tsx';

export const glyphPaths = {
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11zM13 13l4 4',
  copy: 'M7 7h9v9.5H7zM4 13V3.5h9',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  more: 'M4.5 9.6a.4.4 0 1 0 0 .8a.4.4 0 0 0 0-.8zM10 9.6a.4.4 0 1 0 0 .8a.4.4 0 0 0 0-.8zM15.5 9.6a.4.4 0 1 0 0 .8a.4.4 0 0 0 0-.8z',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  filter: 'M3 5h14M5.5 10h9M8 15h4',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  pin: 'M10 17.5s5.5-5 5.5-9.3a5.5 5.5 0 0 0-11 0C4.5 12.5 10 17.5 10 17.5zM10 6.3a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  phone: 'M6.5 3H3.5C3 11 9 17 17 16.5v-3l-3.5-1.5-1.7 1.7C9.5 12.7 7.3 10.5 6.3 8.2L8 6.5z',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5L10 11l7.5-5.5',
  person: 'M10 3a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM3.5 17c0-3.5 3-5 6.5-5s6.5 1.5 6.5 5',
  people:
    'M7.5 4a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM2 16.5c0-3 2.5-4.5 5.5-4.5s5.5 1.5 5.5 4.5M13 4.3a3 3 0 0 1 0 5.5M15 12.3c1.9.6 3 2 3 4.2',
  home: 'M3 9l7-5.5L17 9v7.5h-4.5v-5h-5v5H3z',
  building: 'M4 17V3.5h8V17M12 8h4v9M2.5 17h15M7 7h2M7 10h2M7 13h2',
  inbox: 'M3 11.5L5.5 4h9L17 11.5V16H3zM3 11.5h4l1 2h4l1-2h4',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 17.5h3',
  ticket: 'M3 5.5h14V8.5a1.5 1.5 0 0 0 0 3v3H3v-3a1.5 1.5 0 0 0 0-3zM11.5 6v1.5M11.5 9.2v1.6M11.5 12.5V14',
  send: 'M17 3L9 11M17 3l-5 14-3-6-6-3z',
  card: 'M3 4.5h14v11H3zM6 8h4M6 11h8',
  chart: 'M3 17h14M5.5 14V9.5M10 14V5M14.5 14v-3',
  help: 'M7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5M10 13.9v.1M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15z',
  logout: 'M8 3.5H4v13h4M8.5 10H17M13.5 6.5L17 10l-3.5 3.5',
  trash: 'M3.5 5.5h13M8 5.5V3.5h4v2M5.5 5.5l.8 11h7.4l.8-11M8.5 9v4.5M11.5 9v4.5',
  edit: 'M3.5 16.5l.7-3.5L13 4.2l2.8 2.8L7 15.8z',
  lock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  upload: 'M10 13V3.5M6 7.5l4-4 4 4M3.5 13v3.5h13V13',
  printer: 'M6 7V3.5h8V7M6 13H3.5V7h13v6H14M6 11h8v5.5H6z',
  clock: 'M10 6v4.2l2.8 1.6M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15z',
  keyboard: 'M2.5 5h15v10h-15zM5.5 8h.01M8.5 8h.01M11.5 8h.01M14.5 8h.01M7 12h6',
  bookmark: 'M5.5 3h9v14L10 13.5 5.5 17z',
  shield: 'M10 2.5l6 2.2v4.6c0 3.9-2.5 6.8-6 8.2-3.5-1.4-6-4.3-6-8.2V4.7zM7 9.8l2.2 2.2L13 8.2',
  offline:
    'M3 3l14 14M2.5 8a11 11 0 0 1 3.5-2.3M9 4.8A11 11 0 0 1 17.5 8M5.5 11.2a6.5 6.5 0 0 1 2.5-1.5M13 10.3l1.5.9M10 15v.1',
} as const;

export type GlyphName = keyof typeof glyphPaths;

/** An icon for navigation, tools and lists behind the login. Give a label only where it stands without words. */
export function Glyph({ name, label }: { name: GlyphName; label?: string | undefined }) {
  return <IconFrame path={glyphPaths[name]} label={label} />;
}

import type { StateKind } from './phrases.ts';

/** The outline that tells at a glance what a state waits for; never by colour alone. */
export function outlineOfShape(kind: StateKind, width: number, height: number): string {
  const [w, h] = [Math.round(width * 10) / 10, Math.round(height * 10) / 10];
  const plain = (rx: number) => `<rect class="area" width="${w}" height="${h}" rx="${rx}"/>`;
  const cut = 12;
  const notch = 6;
  switch (kind) {
    case 'server':
      return plain(Math.min(h / 2, 22));
    case 'timer':
      return `<path class="area" d="M${cut} 0H${w - cut}L${w} ${h / 2}L${w - cut} ${h}H${cut}L0 ${h / 2}z"/>`;
    case 'passing':
      return `<path class="area" d="M${cut} 0H${w - cut}L${w} ${cut}V${h - cut}L${w - cut} ${h}H${cut}L0 ${h - cut}V${cut}z"/>`;
    case 'end':
      return `${plain(4)}<rect class="inner" x="4" y="4" width="${w - 8}" height="${h - 8}" rx="2"/>`;
    case 'news':
      // UML 2.5.1, 16.10: an action that accepts an event
      return `<path class="area" d="M0 0H${w}V${h}H0L${notch} ${h / 2}z"/>`;
    case 'person':
    case 'part':
      return plain(4);
  }
}

/** A sign of 16 by 16 pixels, drawn with lines of the text's colour. */
export function iconOf(kind: StateKind): string {
  return icons[kind];
}

const icons: Readonly<Record<StateKind, string>> = {
  person: '<circle cx="8" cy="5" r="3"/><path d="M2.5 14.5c0-3.500 2.400-5 5.500-5s5.500 1.500 5.500 5"/>',
  server:
    '<rect x="2" y="2.500" width="12" height="4.500" rx="1.200"/><rect x="2" y="9" width="12" height="4.500" rx="1.200"/><path d="M4.800 4.800h.01M4.800 11.300h.01"/>',
  timer: '<circle cx="8" cy="8" r="6"/><path d="M8 4.500V8l2.500 1.800"/>',
  news: '<path d="M1.500 8c3.500-5.500 9.500-5.500 13 0-3.500 5.500-9.500 5.500-13 0z"/><circle cx="8" cy="8" r="2"/>',
  passing: '<path d="M8 1.800l6.200 6.200L8 14.200 1.800 8z"/>',
  end: '<path d="M4 14.500V2h8.500l-2 3 2 3H4"/>',
  part: '<rect x="2" y="2" width="9" height="9" rx="1"/><path d="M5 14h9V5"/>',
};

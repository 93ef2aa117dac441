import type { Locale } from '../../../contract/kit/fields.ts';
import { effects } from './effects.ts';
import { mailText } from './mails.ts';
import { type Lane, type Station, type StationId, stations } from './stations.ts';
import { statusWord } from './status-words.ts';
import { type Way } from './ways.ts';

/** All lengths in the drawing's own unit: a page's pixel, about a fifth of a millimetre on A4. */
const boxWidth = 252;
const gutter = 68;
const margin = 10;
const lineHeight = 17;
const badgeSize = 22;
const rowGap = 34;
const headingHeight = 44;
const headerAt = 27;

export const laneOrder: readonly Lane[] = ['company', 'applicant', 'guardian'];
export const width = 2 * margin + 3 * (gutter + boxWidth);
const laneLeft = (lane: Lane): number => margin + gutter + laneOrder.indexOf(lane) * (boxWidth + gutter);
export const laneMiddle = (lane: Lane): number => laneLeft(lane) + boxWidth / 2;

/** A number on a station: an effect begins here, or arrives here. */
export interface Badge {
  readonly number: number;
  readonly begins: boolean;
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly id: StationId;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly lines: readonly { readonly kind: 'status' | 'mail'; readonly text: string; readonly y: number }[];
  readonly badges: readonly Badge[];
}

export const stationIds = Object.keys(stations) as StationId[];
export const stationOf = (id: StationId): Station => stations[id];

function linesOf({ statuses, mails: sent }: Station, locale: Locale): { kind: 'status' | 'mail'; text: string }[] {
  return [
    ...statuses.map((status) => ({ kind: 'status' as const, text: statusWord(status, locale) })),
    ...sent.map((kind) => ({ kind: 'mail' as const, text: `✉ ${mailText(kind, locale)}` })),
  ];
}

const numbersAt = (id: StationId): { number: number; begins: boolean }[] =>
  effects.flatMap(({ begins, arrives }, index) => [
    ...(begins === id ? [{ number: index + 1, begins: true }] : []),
    ...(arrives.includes(id) ? [{ number: index + 1, begins: false }] : []),
  ]);

const heightOf = (id: StationId, locale: Locale): number =>
  42 + linesOf(stationOf(id), locale).length * lineHeight + (numbersAt(id).length > 0 ? badgeSize + 6 : 0);

/** Places every station: lanes side by side, rows under each other, each as high as its highest station. */
export function layOut(locale: Locale): { readonly boxes: readonly Box[]; readonly height: number } {
  const rows = [...new Set(stationIds.map((id) => stationOf(id).row))].toSorted((a, b) => a - b);
  const tops = new Map<number, number>();
  let top = headingHeight;
  for (const row of rows) {
    tops.set(row, top);
    const heights = stationIds.filter((id) => stationOf(id).row === row).map((id) => heightOf(id, locale));
    top += Math.max(...heights) + rowGap;
  }
  const boxes = stationIds.map((id): Box => {
    const { lane, row, title } = stationOf(id);
    const [x, y] = [laneLeft(lane), tops.get(row) ?? 0];
    const lines = linesOf(stationOf(id), locale);
    const badgesAt = y + 42 + lines.length * lineHeight + 8;
    return {
      id,
      x,
      y,
      width: boxWidth,
      height: heightOf(id, locale),
      title: title[locale],
      lines: lines.map((line, index) => ({ ...line, y: y + 46 + index * lineHeight })),
      badges: numbersAt(id).map((badge, index) => ({ ...badge, x: x + 22 + index * badgeSize, y: badgesAt })),
    };
  });
  return { boxes, height: top };
}

/** The line of a way, as points, and where its label stands. */
export function route(
  { from, to, side }: Way,
  boxes: readonly Box[],
): { readonly points: readonly (readonly [number, number])[]; readonly label: readonly [number, number] } {
  const [a, b] = [boxOf(from, boxes), boxOf(to, boxes)];
  if (side) return around(a, b, side);
  if (a.x === b.x) {
    const x = a.x + boxWidth / 2;
    const [top, bottom] = [a.y + a.height, b.y];
    return {
      points: [
        [x, top],
        [x, bottom],
      ],
      label: [x + 30, bottom - 14],
    };
  }
  const y = Math.max(a.y, b.y) + headerAt;
  const [left, right] = a.x < b.x ? [a.x + boxWidth, b.x] : [a.x, b.x + boxWidth];
  return {
    points: [
      [left, y],
      [right, y],
    ],
    label: [(left + right) / 2, y - 7],
  };
}

/** Out of one side, along the gutter, and into the side of the other that faces it. */
function around(a: Box, b: Box, side: 'left' | 'right'): ReturnType<typeof route> {
  const leaves = side === 'left' ? a.x : a.x + boxWidth;
  const x = side === 'left' ? a.x - gutter / 2 : a.x + boxWidth + gutter / 2;
  const enters = x < b.x ? b.x : b.x + boxWidth;
  const [start, end] = [a.y + (a.y < b.y ? a.height - 20 : headerAt), b.y + (a.y < b.y ? headerAt : b.height - 20)];
  return {
    points: [
      [leaves, start],
      [x, start],
      [x, end],
      [enters, end],
    ],
    label: [x, (start + end) / 2],
  };
}

function boxOf(id: StationId, boxes: readonly Box[]): Box {
  const box = boxes.find((one) => one.id === id);
  if (!box) throw new Error(`No box for ${id}`);
  return box;
}

import type { Locale } from '../../../contract/kit/fields.ts';
import { lineOf, parentsIn, type SaidChart } from '../chart.ts';
import {
  type Block,
  type Line,
  movedLines,
  movedShapes,
  type Piece,
  type Point,
  type Shape,
  sizes,
  type View,
} from './shapes.ts';
import { extentOf, isEmptyLabel, labelOf, markOf } from './labels.ts';
import type { Edge } from './branches.ts';
import { type Outline, outlineOf } from './outline.ts';
import { branchPiece, exitsShown, hung, notePiece, signPiece, statePiece, withBranches } from './pieces.ts';

const startHeight = 30;
const minimumLink = 30;

/**
 * Draws a machine with the inside of those parents that are open.
 * @param hasPicture leaves room for a picture in a state's box
 */
export function drawingOf(
  chart: SaidChart,
  locale: Locale,
  open: Iterable<string>,
  hasPicture?: (path: string) => boolean,
): Block {
  return blockOf({ chart, locale, open: new Set(open), inside: blockOf, ...(hasPicture && { hasPicture }) }, '');
}

/** The inside of a state; an empty scope is the whole machine. */
function blockOf(view: View, scope: string): Block {
  const outline = outlineOf(view.chart, scope);
  const main = outline.isParallel ? regionsBlock(view, outline) : spineBlock(view, outline);
  return withNotes(view, outline, main);
}

function spineBlock(view: View, outline: Outline): Block {
  const rows = outline.spine.map((node) => {
    const alone = statePiece(view, node.path, leftRoom(view, outline, node.path));
    const right = [
      ...node.branches.map((branch) => hung(view, branch)),
      ...exitsShown(view, node).map((exit) => signPiece(view, exit)),
    ];
    return { node, alone, piece: withBranches(view, alone, right) };
  });
  const spineX = Math.max(0, ...rows.map(({ piece }) => piece.spineX)) + gutterOf(outline);
  const shapes: Shape[] = [];
  const lines: Line[] = [];
  const bodies = new Map<string, Body>();
  let y = outline.hasStart ? startHeight : 0;
  let width = 0;
  let last: { node: (typeof rows)[number]['node']; bottom: number } | undefined;
  for (const { node, alone, piece } of rows) {
    const x = spineX - piece.spineX;
    const top = y + piece.head - alone.head;
    if (last?.node.link) lines.push(linkLine(view, last.node.link, spineX, last.bottom, top));
    else if (outline.hasStart) lines.push(startLine(node.path, spineX, top));
    shapes.push(...movedShapes(piece.shapes, x, y));
    lines.push(...movedLines(piece.lines, x, y));
    const body = { left: x, top, height: alone.height };
    bodies.set(node.path, body);
    width = Math.max(width, x + piece.width);
    last = { node, bottom: body.top + body.height };
    y = Math.max(y + piece.height + sizes.gap, last.bottom + linkRoom(view, node.link));
  }
  lines.push(...detourLines(view, outline, bodies));
  const bottom = Math.max(
    0,
    ...rows.map(({ node }) => (bodies.get(node.path)?.top ?? 0) + (bodies.get(node.path)?.height ?? 0)),
  );
  const lowest = Math.max(bottom, ...shapes.map(lowestOf));
  return { width, height: lowest, spineX, shapes, lines };
}

interface Body {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

function lowestOf({ y, height, small }: Shape): number {
  const last = small.at(-1);
  return y + Math.max(height, last ? last.y + last.text.length * sizes.text.line : 0);
}

const startLine = (to: string, x: number, top: number): Line => ({
  role: 'spine',
  kind: 'passing',
  from: '',
  to,
  points: [
    [x, top - startHeight + 5],
    [x, top],
  ],
});

function linkLine(view: View, edge: Edge, x: number, from: number, to: number): Line {
  const label = labelOf(view, edge);
  return {
    role: edge.ways.length === 0 ? 'gap' : 'spine',
    ...markOf(edge),
    kind: edge.kind,
    from: edge.from,
    to: edge.to,
    points: [
      [x, from],
      [x, to],
    ],
    ...(!isEmptyLabel(label) && { label: { ...label, x, y: from + 10, place: 'onSpine' as const } }),
  };
}

function linkRoom(view: View, link: Edge | undefined): number {
  if (!link) return 0;
  const { above, below } = extentOf(labelOf(view, link));
  return Math.max(minimumLink, above + below + 24);
}

const from = ({ detours }: Outline, path: string) => detours.filter((edge) => edge.from === path);
const to = ({ detours }: Outline, path: string) => detours.filter((edge) => edge.to === path);

/** What the lines at the left side of a state need: those that leave bear labels, those that arrive do not. */
function leftRoom(view: View, outline: Outline, path: string): number {
  const leaving = from(outline, path).map((edge) => stubRoom(view, edge));
  const all = leaving.reduce((sum, room) => sum + room, 0) + to(outline, path).length * sizes.lane;
  return all === 0 ? 0 : all + 8;
}

function stubRoom(view: View, edge: Edge): number {
  const { above, below } = extentOf(labelOf(view, edge));
  return above + below + 6;
}

function gutterOf(outline: Outline): number {
  if (outline.detours.length === 0) return 0;
  return sizes.label + 24 + (lanesOf(outline).length + 1) * sizes.lane;
}

/** Which detours can share a lane: those of different parts of the spine; the shortest stand nearest to it. */
function lanesOf(outline: Outline): Edge[][] {
  const order = outline.spine.map(({ path }) => path);
  const span = (edge: Edge) => [order.indexOf(edge.from), order.indexOf(edge.to)].toSorted((a, b) => a - b);
  const length = (edge: Edge) => (span(edge)[1] ?? 0) - (span(edge)[0] ?? 0);
  const lanes: Edge[][] = [];
  for (const edge of outline.detours.toSorted((a, b) => length(a) - length(b))) {
    const [low = 0, high = 0] = span(edge);
    const free = lanes.find((lane) => lane.every((one) => (span(one)[0] ?? 0) > high || (span(one)[1] ?? 0) < low));
    if (free) free.push(edge);
    else lanes.push([edge]);
  }
  return lanes;
}

function detourLines(view: View, outline: Outline, bodies: ReadonlyMap<string, Body>): Line[] {
  const farLeft = Math.min(...[...bodies.values()].map(({ left }) => left));
  const lanes = lanesOf(outline);
  const cursor = new Map([...bodies].map(([path, { top }]) => [path, top + 4]));
  const take = (path: string, room: number): number => {
    const y = cursor.get(path) ?? 0;
    cursor.set(path, y + room);
    return y;
  };
  const ends = new Map<Edge, { start: Point; end: Point; label: ReturnType<typeof labelOf> }>();
  for (const { path } of outline.spine) {
    const left = bodies.get(path)?.left ?? 0;
    const arriving = to(outline, path).map((edge) => ({ edge, y: take(path, sizes.lane) + sizes.lane / 2 }));
    for (const { edge, y } of arriving) {
      const known = ends.get(edge);
      ends.set(edge, { start: known?.start ?? [0, 0], end: [left, y], label: labelOf(view, edge) });
    }
    for (const edge of from(outline, path)) {
      const y = take(path, stubRoom(view, edge)) + extentOf(labelOf(view, edge)).above + 2;
      ends.set(edge, { start: [left, y], end: ends.get(edge)?.end ?? [0, 0], label: labelOf(view, edge) });
    }
  }
  return [...ends].map(([edge, { start, end, label }]): Line => {
    const lane = lanes.findIndex((one) => one.includes(edge));
    const x = farLeft - sizes.label - 24 - lane * sizes.lane;
    return {
      role: 'detour',
      ...markOf(edge),
      kind: edge.kind,
      from: edge.from,
      to: edge.to,
      points: [start, [x, start[1]], [x, end[1]], end],
      ...(!isEmptyLabel(label) && { label: { ...label, x: start[0] - 8, y: start[1], place: 'atEnd' as const } }),
    };
  });
}

/** Regions below each other, the one with the happy path first. */
function regionsBlock(view: View, outline: Outline): Block {
  const isMain = (path: string) => view.chart.happyPath.some((one) => one === path || one.startsWith(`${path}.`));
  const inOrder = outline.loose.toSorted((a, b) => Number(isMain(b.path)) - Number(isMain(a.path)));
  const pieces = inOrder.map((branch) => branchPiece(view, branch));
  const first = pieces[0]?.spineX ?? 0;
  return stacked({ width: 0, height: -sizes.gap, spineX: first, shapes: [], lines: [] }, pieces, 0, () => sizes.gap);
}

/** Below: what many states share, and states that are entered from outside only. */
function withNotes(view: View, outline: Outline, main: Block): Block {
  const loose = outline.isParallel ? [] : outline.loose.map((branch) => branchPiece(view, branch));
  const x = Math.max(0, main.spineX - sizes.box / 2);
  const notes = outline.notes.map((note) => notePiece(view, note));
  return stacked(
    stacked(main, loose, x, () => sizes.gap + 4),
    notes,
    x,
    (index) => (index === 0 ? 2 : 1) * sizes.gap,
  );
}

function stacked(main: Block, pieces: readonly Piece[], x: number, gapBefore: (index: number) => number): Block {
  const shapes = [...main.shapes];
  const lines = [...main.lines];
  let { width, height } = main;
  for (const [index, piece] of pieces.entries()) {
    const y = height + gapBefore(index);
    shapes.push(...movedShapes(piece.shapes, x, y));
    lines.push(...movedLines(piece.lines, x, y));
    width = Math.max(width, x + piece.width);
    height = y + piece.height;
  }
  return { ...main, width, height, shapes, lines };
}

/** So many states one sees at once, about; what does not fit stays closed. */
const atOnce = 12;

/** The parents that are open at first, those on the happy path before others, as long as one still sees it all. */
export function openAtFirst(chart: SaidChart, locale: Locale): string[] {
  const happyIn = (path: string) => chart.happyPath.filter((one) => one.startsWith(`${path}.`)).length;
  const parents = parentsIn(chart).toSorted((a, b) => happyIn(b) - happyIn(a));
  return parents.reduce<string[]>((open, path) => {
    const next = [...open, path];
    const isInside = lineOf(chart, path).every((one) => next.includes(one));
    const boxes = drawingOf(chart, locale, next).shapes.filter(({ role }) => role === 'box');
    return isInside && boxes.length <= atOnce ? next : open;
  }, []);
}

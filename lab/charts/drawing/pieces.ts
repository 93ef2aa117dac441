import { childrenOf, type SaidChart } from '../chart.ts';
import { type Line, movedLines, movedShapes, type Piece, type Shape, sizes, type View } from './shapes.ts';
import { extentOf, goalOf, isEmptyLabel, labelOf, markOf, smallOf, titleOf } from './labels.ts';
import { wrap } from './measure.ts';
import { phrases } from '../phrases.ts';
import { quoted } from '../text.ts';
import type { Branch, Edge, Note } from './branches.ts';

/** A state alone: its box, or the frame around its inside; `least` is the room that lines at its left side need. */
export function statePiece(view: View, path: string, least = 0): Piece {
  const state = view.chart.states.find((one) => one.path === path);
  if (!state) throw new Error(`${view.chart.id} has no state ${path}.`);
  if (view.open.has(path)) return framePiece(view, path, least);
  const holds = leavesOf(view.chart, path);
  const room = sizes.box - sizes.icon - 2 * sizes.padding - (holds > 0 ? 22 : 0);
  const title = wrap(state.title, room, sizes.title.size, true);
  const hasPicture = holds === 0 && (view.hasPicture?.(path) ?? false);
  const titleHeight = title.length * sizes.title.line + 22;
  const height = Math.max(least, titleHeight + (hasPicture ? sizes.picture.height + 10 : 0));
  const shape: Shape = {
    role: 'box',
    path,
    kind: state.kind,
    x: 0,
    y: 0,
    width: sizes.box,
    height,
    title,
    ...(state.mark && { mark: state.mark }),
    ...(holds > 0 && { holds }),
    ...(hasPicture && { hasPicture }),
    small: [],
  };
  const body = { width: sizes.box, height };
  return {
    ...body,
    body,
    head: (hasPicture ? titleHeight : height) / 2,
    spineX: sizes.box / 2,
    shapes: [shape],
    lines: [],
  };
}

function framePiece(view: View, path: string, least: number): Piece {
  const inside = view.inside(view, path);
  const title = titleOf(view.chart, path);
  const width = Math.max(inside.width + 2 * sizes.frame, sizes.box);
  const height = Math.max(least, sizes.frameTitle + inside.height + sizes.frame);
  const state = view.chart.states.find((one) => one.path === path);
  const frame: Shape = {
    role: 'frame',
    path,
    ...(state && { kind: state.kind }),
    ...(state?.mark && { mark: state.mark }),
    x: 0,
    y: 0,
    width,
    height,
    title: wrap(title, width, sizes.title.size, true),
    small: [],
  };
  return {
    width,
    height,
    body: { width, height },
    head: sizes.frameTitle / 2,
    spineX: inside.spineX + sizes.frame,
    shapes: [frame, ...movedShapes(inside.shapes, sizes.frame, sizes.frameTitle)],
    lines: movedLines(inside.lines, sizes.frame, sizes.frameTitle),
  };
}

/** A state with what leads elsewhere in small text below it, and what hangs off it at its right. */
export function branchPiece(view: View, branch: Branch): Piece {
  const alone = withSmall(view, statePiece(view, branch.path), exitsShown(view, branch));
  return withBranches(
    view,
    alone,
    branch.branches.map((one) => hung(view, one)),
  );
}

/** An open parent's inside shows where its children lead: outside it, only its own ways are told. */
export function exitsShown(view: View, { path, exits }: Branch): readonly Edge[] {
  if (!view.open.has(path)) return exits;
  return exits.filter(({ ways }) => ways.some((way) => way.from === path));
}

/** What several states share, with the states that only it leads to. */
export function notePiece(view: View, { sources, lines: told, branches }: Note): Piece {
  const { chart, locale } = view;
  const isInside = chart.states.some(({ path }) => path === told[0]?.from);
  const names =
    sources.length > 0
      ? `${phrases.from[locale]} ${sources.map((path) => quoted(locale, titleOf(chart, path))).join(', ')}`
      : phrases[isInside ? 'anyStepHere' : 'anyTime'][locale];
  const width = sizes.note - 2 * sizes.padding;
  const title = wrap(names, width, sizes.text.size, true);
  const titleHeight = title.length * sizes.text.line + sizes.padding + 4;
  const { small, end } = smallOf(view, told, { y: titleHeight, width: width - 26, isNote: true });
  const height = end + sizes.padding - 4;
  const shape: Shape = {
    role: 'note',
    path: '',
    x: 0,
    y: 0,
    width: sizes.note,
    height,
    title,
    small,
  };
  const alone: Piece = {
    width: sizes.note,
    height,
    body: { width: sizes.note, height },
    head: 20,
    spineX: sizes.box / 2,
    shapes: [shape],
    lines: [],
  };
  return withBranches(
    view,
    alone,
    branches.map((branch) => hung(view, branch)),
  );
}

/** A sign with the name of a state that stands elsewhere. */
export function signPiece(view: View, edge: Edge): Hung {
  const title = [`→ ${goalOf(view, edge)}`];
  const shape: Shape = {
    role: 'sign',
    path: edge.to,
    x: 0,
    y: 0,
    width: sizes.box,
    height: sizes.sign,
    title,
    small: [],
  };
  const body = { width: sizes.box, height: sizes.sign };
  return { edge, piece: { ...body, body, head: sizes.sign / 2, spineX: 0, shapes: [shape], lines: [] } };
}

export interface Hung {
  readonly edge: Edge | undefined;
  readonly piece: Piece;
}

export const hung = (view: View, branch: Branch): Hung => ({ edge: branch.edge, piece: branchPiece(view, branch) });

/** Puts pieces in a column right of a state, each at the end of its line. */
export function withBranches(view: View, state: Piece, children: readonly Hung[]): Piece {
  if (children.length === 0) return state;
  const x = state.body.width + sizes.corridor;
  const firstHead = Math.max(state.head, headOf(view, children[0]));
  const top = firstHead - state.head;
  const drawn: { shapes: Shape[]; lines: Line[] } = {
    shapes: movedShapes(state.shapes, 0, top),
    lines: movedLines(state.lines, 0, top),
  };
  let y = firstHead - headOf(view, children[0]);
  let width = state.width;
  for (const child of children) {
    const { above, below } = roomOf(view, child);
    const { piece, edge } = child;
    const line = y + Math.max(above, piece.head);
    drawn.shapes.push(...movedShapes(piece.shapes, x, line - piece.head));
    drawn.lines.push(...movedLines(piece.lines, x, line - piece.head));
    if (edge) drawn.lines.push(branchLine(view, edge, state.body.width, firstHead, [x, line]));
    width = Math.max(width, x + piece.width);
    y = line + Math.max(below, piece.height - piece.head) + sizes.gap;
  }
  return {
    ...drawn,
    width,
    height: Math.max(top + state.height, y - sizes.gap),
    head: firstHead,
    spineX: state.spineX,
    body: { width: state.body.width, height: state.body.height },
  };
}

function branchLine(view: View, edge: Edge, right: number, from: number, end: readonly [number, number]): Line {
  const [x, y] = end;
  const trunk = right + sizes.trunk;
  const label = labelOf(view, edge);
  return {
    role: 'branch',
    ...markOf(edge),
    kind: edge.kind,
    from: edge.from,
    to: edge.to,
    points:
      from === y
        ? [[right, y], end]
        : [
            [right, from],
            [trunk, from],
            [trunk, y],
            [x, y],
          ],
    ...(!isEmptyLabel(label) && { label: { ...label, x: trunk + 8, y, place: 'onLine' as const } }),
  };
}

function roomOf(view: View, { edge }: Hung): { above: number; below: number } {
  return edge ? extentOf(labelOf(view, edge)) : { above: 0, below: 0 };
}

function headOf(view: View, child: Hung | undefined): number {
  return child ? Math.max(child.piece.head, roomOf(view, child).above) : 0;
}

/** Adds small text below a state's box. */
function withSmall(view: View, state: Piece, exits: readonly Edge[]): Piece {
  const [shape, ...others] = state.shapes;
  if (!shape || exits.length === 0) return state;
  const { small, end } = smallOf(view, exits, { y: state.height + 6, width: Math.max(sizes.box, shape.width) - 26 });
  return { ...state, height: end, shapes: [{ ...shape, small }, ...others] };
}

/** How many states without children a parent holds; 0 for a state without children. */
function leavesOf(chart: SaidChart, path: string): number {
  return childrenOf(chart, path).reduce((sum, child) => sum + Math.max(1, leavesOf(chart, child.path)), 0);
}

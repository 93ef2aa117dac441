import type { Locale } from '../../../contract/kit/fields.ts';
import type { Mark, SaidChart, StateKind, WayKind } from '../chart.ts';

/** Sizes in pixels. */
export const sizes = {
  box: 178,
  padding: 10,
  icon: 21,
  /** Between a state and what branches off it: the trunk, the label, the arrow. */
  corridor: 152,
  trunk: 16,
  label: 112,
  gap: 14,
  lane: 12,
  note: 320,
  frame: 20,
  frameTitle: 40,
  sign: 26,
  picture: { width: 104, height: 184 },
  /** Type sizes and their lines. */
  title: { size: 14, line: 18 },
  text: { size: 12, line: 15 },
} as const;

/** A text broken into lines. */
export type Lines = readonly string[];

/** A state's box, a frame around an open parent's inside, a sign that names a state drawn elsewhere, or a note. */
export interface Shape {
  readonly role: 'box' | 'frame' | 'sign' | 'note';
  /** The state it shows or names; empty for a note. */
  readonly path: string;
  /** None where it is no state. */
  readonly kind?: StateKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: Lines;
  /** How many states a closed parent holds. */
  readonly holds?: number;
  readonly hasPicture?: boolean;
  readonly mark?: Mark;
  /** Below the title of a note, below the box of a state. */
  readonly small: readonly Small[];
}

/** A way that ends in words, as a line of small text with a sample of its stroke. */
export interface Small {
  readonly kind: WayKind;
  readonly from: string;
  readonly to: string;
  readonly text: Lines;
  readonly mark?: Mark;
  /** Of its first line, from the shape's upper edge. */
  readonly y: number;
}

export interface Line {
  readonly role: 'spine' | 'gap' | 'branch' | 'detour';
  readonly kind: WayKind;
  readonly from: string;
  readonly to: string;
  /** Corners from start to end, where the arrow is. */
  readonly points: readonly Point[];
  readonly label?: PlacedLabel;
  readonly mark?: Mark;
}

export type Point = readonly [x: number, y: number];

/** What happens above the line, what must be so in grey below it. */
export interface Label {
  readonly words: Lines;
  readonly conditions: Lines;
}

export interface PlacedLabel extends Label {
  readonly x: number;
  /** The line's height; on the spine, where the label begins. */
  readonly y: number;
  readonly place: 'onLine' | 'onSpine' | 'atEnd';
}

/** What is drawn, relative to its own left upper corner. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly lines: readonly Line[];
}

/** The inside of a state, or a whole machine; its spine runs at `spineX`. */
export interface Block extends Drawing {
  readonly spineX: number;
}

/** A drawing whose lines come from left at `head` and from above at `spineX`. */
export interface Piece extends Drawing {
  readonly head: number;
  readonly spineX: number;
  /** Of the state itself, without what branches off. */
  readonly body: { readonly width: number; readonly height: number };
}

export interface View {
  readonly chart: SaidChart;
  readonly locale: Locale;
  /** Parents that show their inside. */
  readonly open: ReadonlySet<string>;
  /** Draws the inside of a parent. */
  readonly inside: (view: View, path: string) => Block;
  /** Leaves room for a picture in the box. */
  readonly hasPicture?: (path: string) => boolean;
}

export function movedShapes(shapes: readonly Shape[], dx: number, dy: number): Shape[] {
  return shapes.map((shape) => ({ ...shape, x: shape.x + dx, y: shape.y + dy }));
}

export function movedLines(lines: readonly Line[], dx: number, dy: number): Line[] {
  return lines.map(({ label, ...line }) => ({
    ...line,
    points: line.points.map(([x, y]): Point => [x + dx, y + dy]),
    ...(label && { label: { ...label, x: label.x + dx, y: label.y + dy } }),
  }));
}

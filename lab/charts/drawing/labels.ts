import { lineOf, type Mark, type SaidChart, type SaidWay } from '../chart.ts';
import { phrases } from '../phrases.ts';
import type { Edge } from './branches.ts';
import { wrap } from './measure.ts';
import { type Label, type Lines, sizes, type Small, type View } from './shapes.ts';

const { size, line } = sizes.text;
/** So many texts of one line are shown, the others are left to the panel. */
const shown = 2;
const otherwise = new Set<string>(Object.values(phrases.otherwise));
/** The room that the dot before each of several takes. */
const dot = 8;

/** What is drawn, and which parents show their inside. */
type Seen = Pick<View, 'chart' | 'open'>;

/**
 * What a line bears: what happens above it, what must be so below it. A line into an open parent ends at its frame:
 * where it leads to another state inside than the first, it says to which.
 */
export function labelOf(view: Seen, { ways, to, via, action = '' }: Edge): Label {
  const said = told(ways).map((way) => ({ way, goal: via === undefined ? goalInside(view, way, to) : undefined }));
  const plain = said.flatMap(({ way, goal }) => (goal === undefined ? [way] : []));
  const goals = said.flatMap(({ way, goal }) => (goal === undefined ? [] : [`${phrase(way)} → ${goal}`.trim()]));
  const conditions = via === undefined ? plain.map(({ condition }) => condition) : [];
  return {
    words: stacked([action, ...plain.map(({ words }) => words)]),
    // beside what one must know, “otherwise” says nothing
    conditions: stacked(conditions.length > 1 ? conditions.filter((one) => !otherwise.has(one)) : conditions, goals),
  };
}

/** The title of the state inside an open parent to which a way leads; undefined for its first one. */
function goalInside({ chart, open }: Seen, { to }: SaidWay, parent: string): string | undefined {
  if (to === null || to === parent || !open.has(parent)) return undefined;
  const inward = lineOf(chart, to).toReversed();
  const inside = inward.slice(inward.indexOf(parent) + 1);
  const goal = inside.find((path) => !open.has(path)) ?? inside.at(-1);
  return goal === undefined || goal === firstIn(chart, parent, open) ? undefined : titleOf(chart, goal);
}

/** Where one arrives who enters an open parent by its start. */
function firstIn(chart: SaidChart, parent: string, open: ReadonlySet<string>): string | undefined {
  const initial = chart.states.find(({ path }) => path === parent)?.initial;
  return initial !== undefined && open.has(initial) ? firstIn(chart, initial, open) : initial;
}

/** The mark of all ways of a line; `changed` where they differ. */
export function markOf({ ways }: Edge): { mark?: Mark } {
  const marks = new Set(ways.map(({ mark }) => mark));
  const [mark] = marks;
  if (marks.size > 1) return { mark: 'changed' };
  return mark ? { mark } : {};
}

/** Height of a label above and below its line. */
export function extentOf({ words, conditions }: Label): { above: number; below: number } {
  return { above: words.length * line + 3, below: conditions.length * line + 3 };
}

export const isEmptyLabel = ({ words, conditions }: Label): boolean => words.length + conditions.length === 0;

/** Ways told in small text, beginning at `y`; and where the text ends. */
export function smallOf(
  view: Seen,
  edges: readonly Edge[],
  { y, width, isNote = false }: { y: number; width: number; isNote?: boolean },
): { small: Small[]; end: number } {
  const small: Small[] = [];
  let end = y;
  for (const edge of edges) {
    const text = wrap(sentence(view, edge, isNote), width, size);
    small.push({ kind: edge.kind, from: edge.from, to: edge.to, ...markOf(edge), text, y: end });
    end += text.length * line + 4;
  }
  return { small, end };
}

export function titleOf({ id, states }: SaidChart, path: string): string {
  const state = states.find((one) => one.path === path);
  if (!state) throw new Error(`${id} has no state ${path}.`);
  return state.title;
}

function sentence(view: Seen, { from, to, ways }: Edge, isNote: boolean): string {
  const texts = distinct(told(ways).map(phrase));
  const [first] = ways;
  const isInner = isNote && first && first.from !== from && first.from !== '';
  const inner = isInner ? `${titleOf(view.chart, first.from)}: ` : '';
  const more = texts.length > shown ? ' …' : '';
  return `${inner}${texts.slice(0, shown).join(', ')}${more} → ${goalOf(view, { to, ways })}`;
}

/** The state that all these ways lead to: inside an open parent the one meant there. */
export function goalOf(view: Seen, { to, ways }: Pick<Edge, 'to' | 'ways'>): string {
  const [goal, ...others] = new Set(ways.map((way) => goalInside(view, way, to)));
  return others.length === 0 && goal ? goal : titleOf(view.chart, to);
}

/** A crash that leads where an answer leads too is left to the panel. */
function told(ways: readonly SaidWay[]): readonly SaidWay[] {
  return ways.every(({ isCrash }) => isCrash) ? ways : ways.filter(({ isCrash }) => !isCrash);
}

function phrase({ words, condition }: SaidWay): string {
  if (words === '') return condition;
  return condition === '' ? words : `${words} (${condition})`;
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))];

/** Below each other; several begin with a dot each, or they would read as one sentence. */
function stacked(texts: readonly string[], always: readonly string[] = []): Lines {
  const kept = [...distinct(texts).slice(0, shown), ...distinct(always)];
  const isList = kept.length > 1;
  return kept.flatMap((text) => wrap(isList ? `•\u00A0${text}` : text, sizes.label + (isList ? dot : 0), size));
}

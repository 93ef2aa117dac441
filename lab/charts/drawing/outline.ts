import { childrenOf, lineOf, type SaidChart, type SaidWay, type WayKind } from '../chart.ts';
import { type Branch, type Edge, type Note, outlineBranches } from './branches.ts';

/**
 * What is drawn of one state's inside (or of the whole machine): the happy path as a spine from top to bottom, what
 * branches off it to the right, and what many states share as a note below. No line ever has to cross another one:
 * a way back to a state that stands elsewhere ends in a small sign with its name.
 */
export interface Outline {
  readonly scope: string;
  /** Regions stand beside each other and have no spine. */
  readonly isParallel: boolean;
  /** Begins with its first state; else every way leads to one of its states by name, as in a group. */
  readonly hasStart: boolean;
  readonly spine: readonly SpineNode[];
  /** Between two states of the spine that are no neighbours, or back; drawn left of it. */
  readonly detours: readonly Edge[];
  readonly notes: readonly Note[];
  /** Entered from outside only. */
  readonly loose: readonly Branch[];
}

export interface SpineNode extends Branch {
  /** To the next one on the spine; without ways where another scope lies between. */
  readonly link?: Edge;
}

/** From so many states on the same way is told once; what goes wrong, once for its parent as soon as two share it. */
const shared = 3;
const sharedFailures = 2;

export function outlineOf(chart: SaidChart, scope: string): Outline {
  const children = childrenOf(chart, scope).map(({ path }) => path);
  const own = chart.states.find(({ path }) => path === scope);
  const isParallel = own !== undefined && own.initial === undefined;
  const within = (path: string | null) => (path === null ? undefined : childIn(chart, scope, path));

  const inside = chart.ways.flatMap((way) => {
    const [from, to] = [within(way.from), within(way.to)];
    return from !== undefined && to !== undefined && from !== to ? [{ from, to, way }] : [];
  });
  const edges = merged(inside);
  const spine = isParallel ? [] : spineOf(chart, scope, edges);
  const links = spine.slice(0, -1).map((from, index) => linkOf(chart, edges, from, spine[index + 1] ?? ''));

  // A failure is never among those that the straight line leaves untold.
  const isLinked = (one: Placed) =>
    links.some(
      ({ from, to, via, kind }) =>
        via === undefined && from === one.from && to === one.to && (kind === 'error') === (one.way.kind === 'error'),
    );
  const unlinked = inside.filter((one) => !isLinked(one));
  const { notes, told } = sharedWays(unlinked);
  const rest = merged(unlinked.filter(({ way }) => !told.has(way)));
  const ownWays = chart.ways.flatMap((way) => {
    const to = within(way.to);
    return way.from === scope && to !== undefined ? [{ from: scope, to, way }] : [];
  });
  const allNotes = ownWays.length > 0 ? [{ sources: [], lines: ownWays.map((one) => single(one)) }, ...notes] : notes;
  const leaving = merged(
    chart.ways.flatMap((way) => {
      const from = within(way.from);
      const leaves = from !== undefined && way.to !== null && within(way.to) === undefined;
      return leaves && !isHappyExit(chart, from, way.to) ? [{ from, to: way.to, way }] : [];
    }),
  );
  const isDetour = ({ from, to }: Edge) => spine.includes(from) && spine.includes(to);
  const tree = outlineBranches({
    children,
    spine,
    notes: allNotes,
    edges: rest.filter((edge) => !isDetour(edge)),
    leaving,
  });
  return {
    scope,
    isParallel,
    hasStart: hasStart(chart, scope),
    spine: tree.spine.map((branch, index) => {
      const link = links[index];
      return link ? { ...branch, link } : branch;
    }),
    detours: rest.filter(isDetour),
    notes: tree.notes,
    loose: tree.loose,
  };
}

interface Placed {
  readonly from: string;
  readonly to: string;
  readonly way: SaidWay;
}

/** The child of a scope in which a state lies. */
function childIn(chart: SaidChart, scope: string, path: string): string | undefined {
  const line = lineOf(chart, path);
  return line.find((_, index) => (line[index + 1] ?? '') === scope);
}

function spineOf(chart: SaidChart, scope: string, edges: readonly Edge[]): string[] {
  const happy = chart.happyPath.flatMap((path) => childIn(chart, scope, path) ?? []);
  const spine = [...new Set(happy)];
  if (!hasStart(chart, scope)) return spine;
  const initial = scope === '' ? chart.initial : chart.states.find(({ path }) => path === scope)?.initial;
  const first = initial === undefined ? undefined : childIn(chart, scope, initial);
  if (first === undefined || spine.includes(first)) return spine;
  const isBefore = spine.length === 0 || edges.some(({ from, to }) => from === first && to === spine[0]);
  return isBefore ? [first, ...spine] : spine;
}

function hasStart(chart: SaidChart, scope: string): boolean {
  const own = chart.states.find(({ path }) => path === scope);
  if (!own) return true;
  if (chart.initial === scope || chart.ways.some(({ to }) => to === scope)) return true;
  const parent = chart.states.find(({ path }) => path === own.parent);
  const isFirst = parent !== undefined && (parent.initial === undefined || parent.initial === scope);
  return isFirst && hasStart(chart, parent.path);
}

/** The line from one state of the spine to the next, where need be by way of one state in between. */
function linkOf(chart: SaidChart, edges: readonly Edge[], from: string, to: string): Edge {
  const direct = edges.find((edge) => edge.from === from && edge.to === to);
  if (direct) return happyOnly(chart, direct);
  const first = edges.find((one) => one.from === from && edges.some((two) => two.from === one.to && two.to === to));
  return first ? happyOnly(chart, { ...first, to, via: first.to }) : { from, to, kind: 'passing', ways: [] };
}

/**
 * Only the way that the happy path takes is told; the others are counted. Where the line leaves a folded state, what
 * somebody did last inside it is told too: else it would read `succeeded`, and nobody would know what.
 */
function happyOnly(chart: SaidChart, edge: Edge): Edge {
  const leaves = chart.happyPath.filter((path, index) => {
    const next = chart.happyPath[index + 1];
    return lineOf(chart, path).includes(edge.from) && next !== undefined && !lineOf(chart, next).includes(edge.from);
  });
  const isHappy = ({ from, to }: SaidWay) =>
    leaves.some((path) => {
      const next = chart.happyPath[chart.happyPath.indexOf(path) + 1] ?? '';
      const goals = edge.via === undefined ? lineOf(chart, next) : [edge.via];
      return to !== null && lineOf(chart, path).includes(from) && goals.includes(to);
    });
  const all = edge.ways.filter(isHappy);
  // A way of the state itself, rather than one of its parent's that leads there as well.
  const own = all.filter(({ from, isHappy: isTaken }) => isTaken || leaves.includes(from));
  const happy = own.length > 0 ? own : all;
  if (happy.length === 0) return edge;
  const action = actionInside(chart, edge.from);
  const isAnswer = happy.every(({ kind }) => kind === 'done' || kind === 'passing');
  return {
    ...edge,
    kind: mainKind(happy),
    ways: happy,
    untold: edge.ways.filter((way) => !happy.includes(way)),
    ...(isAnswer && action && { action }),
  };
}

/** The last thing that somebody does, or that happens by itself, on the happy path inside a state. */
function actionInside(chart: SaidChart, scope: string): string | undefined {
  return chart.happyPath
    .flatMap((path, index) => {
      const next = chart.happyPath[index + 1] ?? '';
      const [line, goals] = [lineOf(chart, path), lineOf(chart, next)];
      if (!line.includes(scope) || !goals.includes(scope)) return [];
      const isTaken = ({ from, to, kind }: SaidWay) =>
        (kind === 'person' || kind === 'news' || kind === 'delay') && line.includes(from) && to === next;
      const ways = chart.ways.filter(isTaken);
      return (ways.find(({ isHappy }) => isHappy) ?? ways.find(({ kind }) => kind !== 'news') ?? ways[0])?.words || [];
    })
    .at(-1);
}

function sharedWays(placed: readonly Placed[]): { notes: Omit<Note, 'branches'>[]; told: Set<SaidWay> } {
  const alike = Object.groupBy(placed, ({ from, to, way }) =>
    JSON.stringify([way.mark, way.kind, way.event, way.guard, way.words, to, way.from.slice(from.length)]),
  );
  const told = new Set<SaidWay>();
  const bySources = new Map<string, { sources: string[]; all: Placed[] }>();
  for (const same of Object.values(alike)) {
    const sources = [...new Set(same?.map(({ from }) => from))];
    const first = same?.[0];
    if (!same || !first || sources.length < (first.way.kind === 'error' ? sharedFailures : shared)) continue;
    for (const { way } of same) told.add(way);
    const note = bySources.get(sources.join()) ?? { sources, all: [] };
    bySources.set(sources.join(), { sources, all: [...note.all, first] });
  }
  const notes = [...bySources.values()].map(({ sources, all }) => {
    const [failures = [], others = []] = [true, false].map((is) =>
      all.filter(({ way }) => (way.kind === 'error') === is),
    );
    return { sources, lines: [...others.map((one) => single(one)), ...merged(failures)] };
  });
  return { notes, told };
}

/** What goes wrong has lines of its own, after the others. */
function merged(placed: readonly Placed[]): Edge[] {
  const byEnds = Object.groupBy(placed, ({ from, to, way }) => `${from} ${to} ${way.kind === 'error'}`);
  const edges = Object.values(byEnds).flatMap((same) => {
    const first = same?.[0];
    if (!same || !first) return [];
    const ways = same.map(({ way }) => way);
    return [{ from: first.from, to: first.to, kind: mainKind(ways), ways }];
  });
  return edges.toSorted((a, b) => Number(a.kind === 'error') - Number(b.kind === 'error'));
}

const single = ({ from, to, way }: Placed): Edge => ({
  from,
  to,
  kind: mainKind([way]),
  ways: [way],
});

/** What a line of several ways looks like; either all of them are failures or none. */
function mainKind(ways: readonly SaidWay[]): WayKind {
  if (ways.some((way) => way.kind === 'error')) return 'error';
  const order = ['person', 'news', 'done', 'delay', 'passing'] as const;
  return order.find((kind) => ways.some((way) => way.kind === kind)) ?? 'done';
}

/** The spine itself goes on there, outside of this scope. */
function isHappyExit(chart: SaidChart, from: string, to: string): boolean {
  return chart.happyPath.some((path, index) => {
    const next = chart.happyPath[index + 1];
    return next !== undefined && lineOf(chart, path).includes(from) && lineOf(chart, next).includes(to);
  });
}

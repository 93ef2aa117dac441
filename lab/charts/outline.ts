import { type Chart, childrenOf, lineOf, parentsIn, type ToldWay, toldWays, type WayKind } from './chart.ts';

/** All ways from one state of a scope to another state, told together. */
export interface Edge {
  readonly to: string;
  readonly kind: WayKind;
  readonly ways: readonly ToldWay[];
}

/** A state with what leads away from it: to states that hang off it, and to those that stand elsewhere. */
export interface Branch {
  readonly path: string;
  /** What leads here from the state it hangs off; the spine and loose states have none. */
  readonly edge?: Edge;
  readonly branches: readonly Branch[];
  readonly exits: readonly Edge[];
}

/** A state's inside, or the whole machine: the happy path as a spine, what branches off at its right, ways elsewhere by name. */
export interface Outline {
  /** Begins with its first state; else every way leads to one of its states by name. */
  readonly hasStart: boolean;
  /** `link` leads to the next one; without ways where another scope lies between. */
  readonly spine: readonly (Branch & { readonly link?: Edge })[];
  /** Entered from outside only; or regions, beside each other. */
  readonly loose: readonly Branch[];
  /** What may happen in each state of it. */
  readonly anywhere: readonly Edge[];
}

export function outlineOf(chart: Chart, scope: string, open: ReadonlySet<string>): Outline {
  const children = childrenOf(chart, scope).map(({ path }) => path);
  const own = chart.states.find(({ path }) => path === scope);
  const spine = own !== undefined && own.initial === undefined ? [] : spineOf(chart, scope);
  const inside = (path: string) => childIn(chart, scope, path);
  const edgesOf = (path: string) =>
    grouped(
      toldWays(chart).flatMap((way) => {
        if (way.from === scope || inside(way.from) !== path || inside(way.to) === path) return [];
        return [[inside(way.to) ?? way.to, way] as const];
      }),
    );
  const edges = new Map(children.map((path) => [path, edgesOf(path)]));
  const links = spine.map((path, index): Edge | undefined => {
    const to = spine[index + 1];
    const found = edges.get(path)?.find((edge) => edge.to === to && edge.kind !== 'error');
    return found ?? (to === undefined ? undefined : { to, kind: 'passing', ways: [] });
  });

  const hanging = new Set<Edge>();
  const placed = new Set(spine);
  const loose: string[] = [];
  /** The nearest to the spine first. */
  const hang = (starts: readonly string[]) => {
    const next = starts.flatMap((from) =>
      (edges.get(from) ?? []).flatMap((edge) => {
        if (!children.includes(edge.to) || placed.has(edge.to)) return [];
        placed.add(edge.to);
        hanging.add(edge);
        return [edge.to];
      }),
    );
    if (next.length > 0) hang(next);
  };
  hang(spine);
  for (const path of children) {
    if (placed.has(path)) continue;
    placed.add(path);
    loose.push(path);
    hang([path]);
  }

  /** The inside of an open parent tells where its children lead. */
  const shown = (path: string, { ways, ...edge }: Edge): Edge => ({
    ...edge,
    ways: open.has(path) ? ways.filter(({ from }) => from === path) : ways,
  });
  const branchOf = (path: string, edge?: Edge): Branch => {
    const away = (edges.get(path) ?? []).filter((one) => !links.includes(one));
    const elsewhere = away.filter((one) => !hanging.has(one)).flatMap((one) => shown(path, one).ways);
    return {
      path,
      ...(edge && { edge }),
      branches: away.filter((one) => hanging.has(one)).map((one) => branchOf(one.to, shown(path, one))),
      exits: grouped(elsewhere.map((way) => [way.to, way])),
    };
  };
  return {
    hasStart: hasStart(chart, scope),
    spine: spine.map((path, index) => {
      const link = links[index];
      return { ...branchOf(path), ...(link && { link: shown(path, link) }) };
    }),
    loose: loose.map((path) => branchOf(path)),
    anywhere: grouped(
      toldWays(chart)
        .filter(({ from, to }) => from === scope && inside(to) !== undefined)
        .map((way) => [way.to, way]),
    ),
  };
}

/** The child of a scope in which a state lies. */
function childIn(chart: Chart, scope: string, path: string): string | undefined {
  const line = lineOf(chart, path);
  return line.find((_, index) => (line[index + 1] ?? '') === scope);
}

/** What goes wrong has lines of its own, after the others. */
function grouped(ways: readonly (readonly [to: string, way: ToldWay])[]): Edge[] {
  const byGoal = Map.groupBy(ways, ([to, { kind }]) => `${to} ${kind === 'error'}`);
  const edges = [...byGoal.values()].map((same): Edge => {
    const own = same.map(([, way]) => way);
    return { to: same[0]?.[0] ?? '', kind: mainKind(own), ways: own };
  });
  return edges.toSorted((a, b) => Number(a.kind === 'error') - Number(b.kind === 'error'));
}

const byWeight = ['error', 'person', 'news', 'done', 'delay', 'passing'] as const satisfies readonly WayKind[];
const mainKind = (ways: readonly ToldWay[]): WayKind =>
  byWeight.find((kind) => ways.some((way) => way.kind === kind)) ?? 'passing';

function spineOf(chart: Chart, scope: string): string[] {
  const spine = new Set(chart.happyPath.flatMap((path) => childIn(chart, scope, path) ?? []));
  const initial = scope === '' ? chart.initial : chart.states.find(({ path }) => path === scope)?.initial;
  const first = initial !== undefined && hasStart(chart, scope) ? childIn(chart, scope, initial) : undefined;
  return first === undefined || spine.has(first) ? [...spine] : [first, ...spine];
}

function hasStart(chart: Chart, scope: string): boolean {
  const own = chart.states.find(({ path }) => path === scope);
  if (!own || chart.initial === scope || chart.ways.some(({ to }) => to === scope)) return true;
  const parent = chart.states.find(({ path }) => path === own.parent);
  const isFirst = parent !== undefined && (parent.initial === undefined || parent.initial === scope);
  return isFirst && hasStart(chart, parent.path);
}

/** The parents that are open at first: those on the happy path. */
export const openAtFirst = (chart: Chart): string[] =>
  parentsIn(chart).filter((path) => chart.happyPath.some((one) => one.startsWith(`${path}.`)));

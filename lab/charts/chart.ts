export type Mark = 'added' | 'removed' | 'changed';
/** What a state waits for. */
export type StateKind = 'person' | 'server' | 'timer' | 'news' | 'passing' | 'end';
/** What leads from one state to another; an answer that says that something went wrong is an error. */
export type WayKind = 'person' | 'news' | 'done' | 'delay' | 'passing' | 'error';

export interface ChartState {
  /** As the machine's words name it, `ready.resting`. */
  readonly path: string;
  /** Empty at the top. */
  readonly parent: string;
  readonly kind: StateKind;
  readonly title: string;
  readonly sentence: string;
  /** Name of the route that shows it, its own or its parent's, several with spaces between them; `*` is any route. */
  readonly route?: string;
  /** The child that is entered first; a state with regions enters all of them and has none. */
  readonly initial?: string;
  /** The machine that runs as long as this state does. */
  readonly child?: string;
  readonly mark?: Mark;
}

export interface Way {
  /** Empty for what may happen in every state. */
  readonly from: string;
  /** Null where everything stays. */
  readonly to: string | null;
  readonly kind: WayKind;
  /** The event's type for a person's action, a delay's name, else empty. */
  readonly event: string;
  /** What its guard asks, as the program says it; empty without one. */
  readonly asks: string;
  /** What happens, at most five words; empty where the guard says it all. */
  readonly words: string;
  /** What must be so; empty without a guard. */
  readonly condition: string;
  /** An actor broke, instead of answering. */
  readonly isCrash?: boolean;
  readonly mark?: Mark;
}

export type ToldWay = Way & { readonly to: string };

export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly happyPath: readonly string[];
  readonly initial: string;
  /** In the machine's order, parents before their children. */
  readonly states: readonly ChartState[];
  readonly ways: readonly Way[];
}

type Nested<State = Pick<ChartState, 'path' | 'parent'>> = { readonly states: readonly State[] };

/** The state and all its parents, innermost first. */
export function lineOf(chart: Nested, path: string): string[] {
  const state = chart.states.find((one) => one.path === path);
  return state ? [path, ...lineOf(chart, state.parent)] : [];
}

export const childrenOf = <State extends Pick<ChartState, 'parent'>>({ states }: Nested<State>, path: string) =>
  states.filter(({ parent }) => parent === path);

export const parentsIn = (chart: Nested): string[] =>
  chart.states.map(({ path }) => path).filter((path) => childrenOf(chart, path).length > 0);

export const titleOf = ({ states }: Pick<Chart, 'states'>, path: string): string =>
  states.find((one) => one.path === path)?.title ?? path;

/** A state's title, with its parent's where several states of its machine bear the same. */
export function titleIn({ states }: Pick<Chart, 'states'>, path: string): string {
  const state = states.find((one) => one.path === path);
  const isShared = states.filter(({ title }) => title === state?.title).length > 1;
  const parent = isShared ? states.find((one) => one.path === state?.parent) : undefined;
  return [state?.title ?? path, ...(parent ? [parent.title] : [])].join(' · ');
}

/** What leads elsewhere. A crash that leads where an answer leads too says nothing more. */
export function toldWays({ ways }: Pick<Chart, 'ways'>): ToldWay[] {
  const isTold = ({ from, to, isCrash }: Way) =>
    !isCrash || !ways.some((one) => !one.isCrash && one.from === from && one.to === to);
  return ways.filter((way): way is ToldWay => way.to !== null && isTold(way));
}

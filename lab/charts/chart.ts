import type { Said, Text } from './text.ts';

/** What a comparison with an earlier revision found. */
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
  readonly title: Text;
  readonly sentence: Text;
  /** Name of the route that shows it, its own or its parent's, several with spaces between them; `*` is any route. */
  readonly route?: string;
  /** The child that is entered first; a state with regions enters all of them and has none. */
  readonly initial?: string;
  /** The machine that runs as long as this state does. */
  readonly child?: string;
  readonly mark?: Mark;
}

/** What leads away from a state, and where. */
export interface Way {
  /** Empty for what may happen in every state. */
  readonly from: string;
  /** Null where everything stays. */
  readonly to: string | null;
  readonly kind: WayKind;
  /** The event's type for a person's action, a delay's name, else empty. */
  readonly event: string;
  /** The guard as its machine names it, `not isLast`; empty without one. */
  readonly guard: string;
  /** What happens, at most five words; empty where the guard says it all. */
  readonly words: Text;
  /** What must be so; empty without a guard. */
  readonly condition: Text;
  /** An actor broke, instead of answering. */
  readonly isCrash?: boolean;
  readonly mark?: Mark;
}

/** A machine with its words as plain data. */
export interface Chart {
  readonly id: string;
  readonly title: Text;
  readonly abstraction: Text;
  readonly rules: readonly Text[];
  readonly happyPath: readonly string[];
  /** The state that is entered first. */
  readonly initial: string;
  /** In the machine's order, parents before their children. */
  readonly states: readonly ChartState[];
  readonly ways: readonly Way[];
  /** What each guard asks, as the program says it. */
  readonly guards: Readonly<Record<string, string>>;
}

/** What is drawn: one language of it. */
export type SaidChart = Said<Pick<Chart, 'id' | 'title' | 'happyPath' | 'initial' | 'states' | 'ways'>>;
export type SaidWay = SaidChart['ways'][number];
/** One that leads elsewhere. */
export type ToldWay = SaidWay & { readonly to: string };
export type SaidState = SaidChart['states'][number];

interface Nested {
  readonly states: readonly Pick<ChartState, 'path' | 'parent'>[];
}

/** The state and all its parents, innermost first. */
export function lineOf(chart: Nested, path: string): string[] {
  const state = chart.states.find((one) => one.path === path);
  return state ? [path, ...lineOf(chart, state.parent)] : [];
}

export const childrenOf = <State extends Pick<ChartState, 'parent'>>(
  { states }: { readonly states: readonly State[] },
  path: string,
): readonly State[] => states.filter(({ parent }) => parent === path);

export const parentsIn = (chart: Nested): string[] =>
  chart.states.map(({ path }) => path).filter((path) => childrenOf(chart, path).length > 0);

/** What leads elsewhere. A crash that leads where an answer leads too says nothing more. */
export function toldWays<Told extends Pick<Way, 'from' | 'to' | 'isCrash'>>({
  ways,
}: {
  readonly ways: readonly Told[];
}): (Told & { readonly to: string })[] {
  const leads = (way: Told): way is Told & { readonly to: string } => way.to !== null;
  const isTold = ({ from, to, isCrash }: Told) =>
    !isCrash || !ways.some((one) => !one.isCrash && one.from === from && one.to === to);
  return ways.filter(leads).filter(isTold);
}

import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { stepwise, type Taken } from '../../../machines/kit/coverage.ts';
import type { EventOf } from '../../../machines/kit/words.ts';
import type { Flow, Path, PathStep } from '../path.ts';
import { faultSigns, longest, type Move, type Opening, type Plan, type Text, typeOf } from './plan.ts';
import { lastingLeaves, leavesOf } from './states.ts';

/** One step of a path as the machine takes it; the first has no `before` and no `move`. */
export interface Leg<Machine extends AnyStateMachine> extends Taken<Machine> {
  readonly move?: Move<Machine>;
  readonly before?: SnapshotFrom<Machine>;
}

/** A path with everything that walking it in the browser needs; `legs` and `steps` go side by side. */
export interface Way<Machine extends AnyStateMachine> extends Path {
  readonly opening: Opening<Machine>;
  readonly legs: readonly Leg<Machine>[];
}

export interface NotWalked {
  readonly transition: string;
  readonly reason: Text;
}

export interface Cover<Machine extends AnyStateMachine> {
  readonly paths: readonly Way<Machine>[];
  /** The shortest way to each state in which one can stay. */
  readonly toStable: readonly Way<Machine>[];
  /** The shortest way to each call that changes something, by a person's press. */
  readonly toInterrupted: readonly Way<Machine>[];
  readonly walked: readonly string[];
  readonly notWalked: readonly NotWalked[];
  /** Reached by no path, and nobody said why. */
  readonly unexplained: readonly string[];
  /** Declared impossible, and walked nevertheless, or of no transition: a declaration that has to go. */
  readonly wronglyDeclared: readonly string[];
  /** What the plan says can be walked and the machine no longer takes, a sentence each; a changed machine is still drawn. */
  readonly lost: readonly string[];
}

/** An edge of the graph: the nth opening, or the nth of the moves that its state offers. */
interface Edge {
  readonly index: number;
  /** The state it leaves, where a person's action does. */
  readonly pressedIn?: string;
  readonly to: string;
  readonly items: readonly string[];
}

/**
 * Computes paths that together take every transition (and variant) that the plan lets happen: each begins at an
 * opening and goes the shortest way to something new until it is `longest` steps long. The same plan gives the same
 * paths, with the same numbers.
 */
export function coverOf<Machine extends AnyStateMachine>(plan: Plan<Machine>): Cover<Machine> {
  try {
    return computed(plan);
  } catch (error) {
    const nothing = { paths: [], toStable: [], toInterrupted: [], walked: [], notWalked: [] };
    const lost = [
      `${flowOf(plan).id}: no path can be walked: ${error instanceof Error ? error.message : String(error)}`,
    ];
    return { ...nothing, unexplained: stepwise(plan.machine).all, wronglyDeclared: [], lost };
  }
}

function computed<Machine extends AnyStateMachine>(plan: Plan<Machine>): Cover<Machine> {
  const model = stepwise(plan.machine);
  const { starts, edgesFrom, leaves, passing, lost } = graphOf(plan);
  const edges = (at: string | undefined): readonly Edge[] => (at === undefined ? starts : (edgesFrom.get(at) ?? []));
  const covered = new Set<string>();
  const indices: number[][] = [];
  const calls = plan.calls as Readonly<Record<string, string | undefined>>;
  const reached = [...new Set([...leaves.values()].flat())];
  const isSkipped = (leaf: string, skipped: readonly string[]) => skipped.includes(leaf);
  const stable = reached.filter((leaf) => calls[leaf] === undefined && !isSkipped(leaf, plan.notReturned));
  const interrupted = reached.filter(
    (leaf) => /^(?!GET)/.test(calls[leaf] ?? 'GET') && !isSkipped(leaf, plan.notInterrupted),
  );
  const isAtRest = (at: string) =>
    !passing.has(at) && (leaves.get(at) ?? []).every((leaf) => calls[leaf] === undefined);
  const isNew = ({ items }: Edge) => items.some((item) => !covered.has(item));
  for (let way = shortest(edges, undefined, isNew); way; way = shortest(edges, undefined, isNew)) {
    const path: Edge[] = [];
    for (let next: Edge[] | undefined = way; next;) {
      path.push(...next);
      for (const { items } of next) items.forEach((item) => covered.add(item));
      next = shortest(edges, path.at(-1)?.to, isNew, longest - path.length);
    }
    const last = path.at(-1)?.to ?? '';
    if (!isAtRest(last)) path.push(...(shortest(edges, last, ({ to }) => isAtRest(to)) ?? []));
    indices.push(path.map(({ index }) => index));
  }
  const { id } = flowOf(plan);
  const walked = model.all.filter((name) => covered.has(name));
  const reasons = new Map(
    model.all.map((name) => [name, plan.impossible.find(([pattern]) => pattern.test(name))?.[1]] as const),
  );
  const missing = model.all.filter((name) => !covered.has(name));
  const waysTo = (states: readonly string[], isWanted: (edge: Edge, state: string) => boolean) =>
    states.flatMap((state) => {
      const way = shortest(edges, undefined, (edge) => isWanted(edge, state));
      return way
        ? [
            replay(
              plan,
              way.map(({ index }) => index),
              `${id}-${state}`,
            ),
          ]
        : [];
    });
  const toStable = waysTo(stable, ({ to }, state) => isAtRest(to) && (leaves.get(to) ?? []).includes(state));
  const toInterrupted = waysTo(
    interrupted,
    ({ to, pressedIn }, state) =>
      pressedIn !== undefined && isAtRest(pressedIn) && (leaves.get(to) ?? []).includes(state),
  );
  for (const sentence of unreached(plan, reached, covered)) lost.add(sentence);
  return {
    paths: indices.map((path, number) => replay(plan, path, `${id}-${String(number + 1).padStart(2, '0')}`)),
    toStable,
    toInterrupted,
    walked,
    notWalked: missing.flatMap((transition) => {
      const reason = reasons.get(transition);
      return reason ? [{ transition, reason }] : [];
    }),
    unexplained: missing.filter((name) => reasons.get(name) === undefined),
    wronglyDeclared: plan.impossible
      .filter(([pattern]) => walked.some((name) => pattern.test(name)) || !model.all.some((name) => pattern.test(name)))
      .map(([pattern]) => pattern.source),
    lost: [...lost],
  };
}

/** States that nothing leads to and events that lead nowhere any more, as the words still name them; unless that was said to be so. */
function unreached<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  reached: readonly string[],
  covered: ReadonlySet<string>,
): string[] {
  const { id } = plan.machine;
  const isSaid = (name: string) => plan.impossible.some(([pattern]) => pattern.test(name));
  const states = lastingLeaves(plan.machine).filter((leaf) => !reached.includes(leaf) && !isSaid(`--> ${id}.${leaf}`));
  const events = Object.entries(plan.words.en.events as Readonly<Record<string, string>>).filter(
    ([type]) => ![...covered].some((item) => item.includes(` -- ${type} `)) && !isSaid(`${id} -- ${type} -->`),
  );
  return [
    ...states.map((leaf) => `${flowOf(plan).id}: no way leads to ${titleOf(plan, leaf)}.`),
    ...events.map(([, word]) => `${flowOf(plan).id}: “${word}” is possible nowhere.`),
  ];
}

/** A state's title in English, as the sentences for testers name it. */
const titleOf = <Machine extends AnyStateMachine>({ words }: Plan<Machine>, state: string): string =>
  `“${(words.en.states as Readonly<Record<string, readonly string[]>>)[state]?.[0] ?? state}”`;

export const flowOf = <Machine extends AnyStateMachine>({ flow, machine }: Plan<Machine>): Flow =>
  flow ?? { id: machine.id };

/** Every state that the plan's moves lead to, with what leads on from there. */
function graphOf<Machine extends AnyStateMachine>(plan: Plan<Machine>) {
  const model = stepwise(plan.machine);
  const keyOf = (snapshot: SnapshotFrom<Machine>, last: Move<Machine> | undefined) =>
    JSON.stringify([leavesOf(snapshot), plan.key(snapshot, last)]);
  const edgesFrom = new Map<string, Edge[]>();
  const leaves = new Map<string, string[]>();
  const passing = new Set<string>();
  const lost = new Set<string>();
  const visit = (snapshot: SnapshotFrom<Machine>, last?: Move<Machine>): string => {
    const key = keyOf(snapshot, last);
    if (edgesFrom.has(key)) return key;
    const edges: Edge[] = [];
    edgesFrom.set(key, edges);
    leaves.set(key, leavesOf(snapshot));
    if (plan.isPassing(snapshot, last)) passing.add(key);
    plan.movesFrom(snapshot, last).forEach((move, index) => {
      const { after, transitions } = model.step(snapshot, move.event);
      if (transitions.length === 0) {
        const states = leavesOf(snapshot).map((state) => titleOf(plan, state));
        lost.add(`${flowOf(plan).id}: in ${states.join(', ')}, “${textOf(plan, move, snapshot).en}” leads nowhere.`);
        return;
      }
      const items = [...transitions, ...(move.variant === undefined ? [] : [`variant ${move.variant}`])];
      edges.push({ index, to: visit(after, move), items, ...(move.kind === 'action' && { pressedIn: key }) });
    });
    return key;
  };
  const starts = plan.openings.map(({ input }, index): Edge => {
    const { after, transitions } = model.start(input);
    return { index, to: visit(after), items: [...transitions, `opening ${index}`] };
  });
  return { starts, edgesFrom, leaves, passing, lost };
}

/** The fewest edges from a state (or from before an opening) to one that is wanted. */
function shortest(
  edges: (at: string | undefined) => readonly Edge[],
  from: string | undefined,
  isWanted: (edge: Edge) => boolean,
  most = Infinity,
): Edge[] | undefined {
  const seen = new Set<string | undefined>([from]);
  let ways: Edge[][] = [[]];
  for (let length = 1; length <= most && ways.length > 0; length += 1) {
    const longer: Edge[][] = [];
    for (const way of ways) {
      for (const edge of edges(way.at(-1)?.to ?? from)) {
        if (isWanted(edge)) return [...way, edge];
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        longer.push([...way, edge]);
      }
    }
    ways = longer;
  }
  return undefined;
}

/** Takes the steps once more, from the opening's own snapshot on, and puts them into words. */
function replay<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  [start = 0, ...moves]: readonly number[],
  id: string,
): Way<Machine> {
  const model = stepwise(plan.machine);
  const opening = plan.openings[start];
  if (!opening) throw new Error(`${id} has no opening.`);
  const legs: Leg<Machine>[] = [model.start(opening.input)];
  for (const index of moves) {
    const before = legs.at(-1)?.after as SnapshotFrom<Machine>;
    const move = plan.movesFrom(before, legs.at(-1)?.move)[index];
    if (!move) throw new Error(`${id}: the moves of a state differ between two visits; complete the plan's key.`);
    legs.push({ move, before, ...model.step(before, move.event) });
  }
  const steps = legs.map(({ move, before, after, transitions }): PathStep => ({
    event: move ? typeOf(move) : 'open',
    words: move && before ? textOf(plan, move, before) : opening.text,
    states: leavesOf(after),
    isPassing: plan.isPassing(after, move),
    transitions,
  }));
  return { id, machine: plan.machine.id, flow: flowOf(plan), name: nameOf(plan, opening, legs), steps, opening, legs };
}

function textOf<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  move: Move<Machine>,
  before: SnapshotFrom<Machine>,
): Text {
  if (move.kind !== 'action') return move.text;
  const text = plan.says[typeOf(move) as EventOf<Machine>] as unknown as
    | Text
    | ((snapshot: SnapshotFrom<Machine>, event: unknown) => Text);
  return typeof text === 'function' ? text(before, move.event) : text;
}

/** What people do on the way, what breaks, and where it ends: `log in (429), log in, log out → Ready to log in`. */
function nameOf<Machine extends AnyStateMachine>(
  { words }: Plan<Machine>,
  opening: Opening<Machine>,
  legs: readonly Leg<Machine>[],
): Text {
  const last = leavesOf(legs.at(-1)?.after);
  const inOne = (locale: keyof Text): string => {
    const { events, states } = words[locale] as {
      events: Record<string, string>;
      states: Record<string, readonly [string, string]>;
    };
    const actions: string[] = [];
    for (const { move } of legs) {
      if (move?.kind === 'action') actions.push(events[typeOf(move)] ?? '');
      else if (move?.kind === 'answer' && move.fault)
        actions.push(`${actions.pop() ?? { de: 'öffnen', en: 'open' }[locale]} (${faultSigns[move.fault]})`);
    }
    const titles = last.map((state) => states[state]?.[0] ?? state);
    return `${(actions.length > 0 ? actions : [opening.text[locale]]).join(', ')} → ${titles.join(' · ')}`;
  };
  return { de: inOne('de'), en: inOne('en') };
}

import type { AnyStateMachine } from 'xstate';
import { isInnermost, leavesOf, nodesIn, pathOf, stepwise } from '../../../machines/kit/coverage.ts';
import { titleOf } from '../../../machines/kit/model.ts';
import { faults } from './faults.ts';
import { type AnyFlow, type Flow, type FlowName, type Move, nameOf, type Snapshot } from './flow.ts';
import { isAtRest, isPassing, keyOf, movesFrom } from './moves.ts';

export interface PathStep {
  readonly words: string;
  /** The states that are active afterwards, innermost ones, as the machine's words name them: `ready.resting`. */
  readonly states: readonly string[];
  readonly isPassing: boolean;
  /** Names of the transitions taken, as `machines/kit/coverage.ts` writes them. */
  readonly transitions: readonly string[];
}

export interface Path {
  /** `session-07`, `wizard-employee-02`: its flow and a number that stays as long as the plan does. */
  readonly id: string;
  readonly machine: string;
  readonly flow: FlowName;
  readonly name: string;
  readonly steps: readonly PathStep[];
}

/** One step of a path as the machine takes it; the first has no `before` and no `move`. */
export interface Leg {
  readonly move?: Move;
  readonly before?: Snapshot;
  readonly after: Snapshot;
  readonly transitions: readonly string[];
}

export interface Way extends Path {
  readonly input: unknown;
  readonly legs: readonly Leg[];
}

export type Cover = ReturnType<typeof computed>;

interface Node {
  readonly leaves: readonly string[];
  readonly isAtRest: boolean;
  readonly edges: Edge[];
}

/** The nth opening, or the nth of the moves that a situation offers. */
interface Edge {
  readonly index: number;
  readonly from: Node;
  readonly to: Node;
  readonly isPress: boolean;
  /** The transitions it takes, and what else is covered by it. */
  readonly items: readonly string[];
}

const crash = [
  /xstate\.error\.actor/,
  'A call that itself crashes would be a bug: all of them answer with what went wrong.',
] as const;

/** Steps of one path at most, where the way to something new is not longer. */
const longest = 8;

/** Paths that together take every transition and variant that the flow lets happen; the same, with the same numbers, each time. */
export function coverOf<Machine extends AnyStateMachine, Fact extends string>(typed: Flow<Machine, Fact>): Cover {
  const flow = typed as unknown as AnyFlow;
  try {
    return computed(flow);
  } catch (error) {
    const nothing = { paths: [], toStable: [], toInterrupted: [], walked: [], notWalked: [], wronglyDeclared: [] };
    const reason = error instanceof Error ? error.message : String(error);
    const lost = [`${nameOf(flow).id}: no path can be walked: ${reason}`];
    return { ...nothing, unexplained: stepwise(flow.machine).all, lost };
  }
}

function computed(flow: AnyFlow) {
  const { all } = stepwise(flow.machine);
  const { id } = nameOf(flow);
  const { start, nodes, lost } = graphOf(flow);
  const covered = new Set<string>();
  const isNew = ({ items }: Edge) => items.some((item) => !covered.has(item));
  const ways: (readonly Edge[])[] = [];
  for (let way = shortest(start, isNew); way; way = shortest(start, isNew)) {
    const path: Edge[] = [];
    let end = start;
    for (let next: readonly Edge[] | undefined = way; next; next = shortest(end, isNew, longest - path.length)) {
      path.push(...next);
      for (const { items, to } of next) {
        items.forEach((item) => covered.add(item));
        end = to;
      }
    }
    ways.push(end.isAtRest ? path : [...path, ...(shortest(end, ({ to }) => to.isAtRest) ?? [])]);
  }

  const reached = [...new Set(nodes.flatMap(({ leaves }) => leaves))];
  const waysTo = (states: readonly string[], isWanted: (edge: Edge) => boolean) =>
    states.flatMap((state) => {
      const way = shortest(start, (edge) => edge.to.leaves.includes(state) && isWanted(edge));
      return way ? [replay(flow, way, `${id}-${state}`)] : [];
    });
  const changesAt = (leaf: string) => !(flow.calls[leaf] ?? 'GET').startsWith('GET');
  const reasonOf = (name: string) => [crash, ...(flow.impossible ?? [])].find(([pattern]) => pattern.test(name))?.[1];
  const walked = all.filter((name) => covered.has(name));
  const missing = all.filter((name) => !covered.has(name));
  return {
    paths: ways.map((way, number) => replay(flow, way, `${id}-${String(number + 1).padStart(2, '0')}`)),
    /** The shortest way to each state in which one can stay. */
    toStable: waysTo(
      reached.filter((leaf) => flow.calls[leaf] === undefined && flow.notReturned?.includes(leaf) !== true),
      ({ to }) => to.isAtRest,
    ),
    /** The shortest way to each call that changes something, by a person's press. */
    toInterrupted: waysTo(
      reached.filter((leaf) => changesAt(leaf) && flow.notInterrupted?.includes(leaf) !== true),
      ({ isPress, from }) => isPress && from.isAtRest,
    ),
    walked,
    notWalked: missing.flatMap((transition) => {
      const reason = reasonOf(transition);
      return reason ? [{ transition, reason }] : [];
    }),
    /** Reached by no path, and nobody said why. */
    unexplained: missing.filter((name) => reasonOf(name) === undefined),
    /** Declared impossible, and walked nevertheless, or of no transition: a declaration that has to go. */
    wronglyDeclared: (flow.impossible ?? [])
      .filter(([pattern]) => walked.some((name) => pattern.test(name)) || !all.some((name) => pattern.test(name)))
      .map(([pattern]) => pattern.source),
    /** What the flow says can be walked and the machine no longer takes, a sentence each; a changed machine is still drawn. */
    lost: [...new Set([...lost, ...unreached(flow, reached, covered)])],
  };
}

/** States that nothing leads to and events that lead nowhere any more, as the words still name them; unless that was said to be so. */
function unreached(flow: AnyFlow, reached: readonly string[], covered: ReadonlySet<string>): string[] {
  const { id } = flow.machine;
  const isSaid = (name: string) => flow.impossible?.some(([pattern]) => pattern.test(name));
  const lasting = nodesIn(flow.machine.root).filter(
    (node) => isInnermost(node) && node.always?.some(({ guard }) => guard === undefined) !== true,
  );
  const states = lasting.map(pathOf).filter((leaf) => !reached.includes(leaf) && !isSaid(`--> ${id}.${leaf}`));
  const events = Object.entries(flow.words.en.events as Readonly<Record<string, string>>).filter(
    ([type]) => ![...covered].some((item) => item.includes(` -- ${type} `)) && !isSaid(`${id} -- ${type} -->`),
  );
  return [
    ...states.map((leaf) => `${nameOf(flow).id}: no way leads to “${titleOf(flow, leaf)}”.`),
    ...events.map(([, word]) => `${nameOf(flow).id}: “${word}” is possible nowhere.`),
  ];
}

function graphOf(flow: AnyFlow): { readonly start: Node; readonly nodes: readonly Node[]; readonly lost: string[] } {
  const model = stepwise(flow.machine);
  const nodes = new Map<string, Node>();
  const lost: string[] = [];
  const visit = (at: Snapshot, last?: Move): Node => {
    const key = keyOf(flow, at, last);
    const known = nodes.get(key);
    if (known) return known;
    const leaves = leavesOf(at);
    const node: Node = { leaves, isAtRest: isAtRest(flow, at, last), edges: [] };
    nodes.set(key, node);
    for (const [index, move] of movesFrom(flow, at, last).entries()) {
      const { after, transitions } = model.step(at, move.event);
      if (transitions.length > 0) {
        const items = [...transitions, ...(move.variant === undefined ? [] : [`variant ${move.variant}`])];
        node.edges.push({ index, from: node, to: visit(after, move), isPress: move.kind === 'action', items });
      } else {
        const states = leaves.map((leaf) => `“${titleOf(flow, leaf)}”`).join(', ');
        lost.push(`${nameOf(flow).id}: in ${states}, “${move.text}” leads nowhere.`);
      }
    }
    return node;
  };
  const start: Node = { leaves: [], isAtRest: false, edges: [] };
  for (const [index, [, input]] of flow.openings.entries()) {
    const { after, transitions } = model.start(input);
    const items = [...transitions, `opening ${index}`];
    start.edges.push({ index, from: start, to: visit(after), isPress: false, items });
  }
  return { start, nodes: [...nodes.values()], lost };
}

function shortest(from: Node, isWanted: (edge: Edge) => boolean, most = Infinity): readonly Edge[] | undefined {
  const seen = new Set([from]);
  let ways: { readonly end: Node; readonly way: readonly Edge[] }[] = [{ end: from, way: [] }];
  for (let length = 1; length <= most && ways.length > 0; length += 1) {
    const longer: typeof ways = [];
    for (const { end, way } of ways) {
      for (const edge of end.edges) {
        if (isWanted(edge)) return [...way, edge];
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        longer.push({ end: edge.to, way: [...way, edge] });
      }
    }
    ways = longer;
  }
  return undefined;
}

/** Takes the steps once more, from the opening's own snapshot on, and puts them into words. */
function replay(flow: AnyFlow, [first, ...rest]: readonly Edge[], id: string): Way {
  const model = stepwise(flow.machine);
  const opening = flow.openings[first?.index ?? 0];
  if (!opening) throw new Error(`${id} has no opening.`);
  const legs: Leg[] = [model.start(opening[1])];
  for (const { index } of rest) {
    const { after: before, move: last } = legs.at(-1) as Leg;
    const move = movesFrom(flow, before, last)[index];
    if (!move) throw new Error(`${id}: the moves of a state differ between two visits; complete the flow's key.`);
    legs.push({ move, before, ...model.step(before, move.event) });
  }
  return wayOf(flow, opening, legs, id);
}

export function wayOf(
  flow: AnyFlow,
  [text, input]: AnyFlow['openings'][number],
  legs: readonly Leg[],
  id: string,
): Way {
  const steps = legs.map(({ move, after, transitions }): PathStep => ({
    words: move?.text ?? text,
    states: leavesOf(after),
    isPassing: isPassing(flow, after, move),
    transitions,
  }));
  return {
    id,
    machine: flow.machine.id,
    flow: nameOf(flow),
    name: nameIn(flow, text, legs),
    steps,
    input,
    legs,
  };
}

/** What people do on the way, what breaks, and where it ends: `log in (429), log in, log out → Ready to log in`. */
function nameIn(flow: AnyFlow, opening: string, legs: readonly Leg[]): string {
  const words = flow.words.en.events as Readonly<Record<string, string>>;
  const actions: string[] = [];
  for (const { move } of legs) {
    if (move?.kind === 'action') actions.push(words[move.event.type] ?? '');
    if (move?.kind === 'answer' && move.fault) actions.push(`${actions.pop() ?? 'open'} (${faults[move.fault].sign})`);
  }
  const titles = leavesOf(legs.at(-1)?.after).map((leaf) => titleOf(flow, leaf));
  return `${(actions.length > 0 ? actions : [opening]).join(', ')} → ${titles.join(' · ')}`;
}

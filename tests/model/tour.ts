import type { AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { stepwise } from '../../machines/kit/coverage.ts';

/** Opening the page anew, with what the machine begins from; or an event, or the answer of something invoked. */
export type Move<Machine extends AnyStateMachine> =
  | { readonly kind: 'open'; readonly input: InputFrom<Machine> }
  | { readonly kind: 'event'; readonly event: AnyEventObject };

interface TourOptions<Machine extends AnyStateMachine> {
  readonly openings: readonly InputFrom<Machine>[];
  /** What can happen in the browser while the machine is like this. */
  readonly movesFrom: (snapshot: SnapshotFrom<Machine>) => readonly AnyEventObject[];
  /** What of the context tells states apart. */
  readonly key: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Transitions that no browser can be brought to take, by name, and why. */
  readonly impossible: readonly (readonly [name: RegExp, reason: string])[];
  /** Does it, and checks what is on the screen afterwards. */
  readonly perform: (
    move: Move<Machine>,
    after: SnapshotFrom<Machine>,
    before: SnapshotFrom<Machine> | undefined,
  ) => Promise<void>;
}

export interface TourResult {
  readonly steps: number;
  readonly walked: number;
  /** By name; without those declared impossible. */
  readonly notWalked: readonly string[];
  /** Declared impossible, and walked nevertheless, or of no transition: a declaration that has to go. */
  readonly wronglyDeclared: readonly string[];
}

/**
 * Walks a machine's graph and the real thing side by side: from where one is, the shortest way to a transition not
 * taken yet, until none can be reached.
 */
export async function tour<Machine extends AnyStateMachine>(
  machine: Machine,
  { openings, movesFrom, key, impossible, perform }: TourOptions<Machine>,
): Promise<TourResult> {
  type Snapshot = SnapshotFrom<Machine>;
  interface Leg {
    readonly move: Move<Machine>;
    readonly after: Snapshot;
    readonly transitions: readonly string[];
  }
  const model = stepwise(machine);
  const walked = new Set<string>();
  const keyOf = (snapshot: Snapshot): string => JSON.stringify([(snapshot as { value: unknown }).value, key(snapshot)]);
  const opened: Leg[] = openings.map((input) => ({ move: { kind: 'open', input }, ...model.start(input) }));
  const legsFrom = (snapshot: Snapshot | undefined): Leg[] => [
    ...(snapshot === undefined ? [] : movesFrom(snapshot)).map((event): Leg => ({
      move: { kind: 'event', event },
      ...model.step(snapshot as Snapshot, event),
    })),
    ...opened,
  ];
  const nextWay = (from: Snapshot | undefined): Leg[] | undefined => {
    const seen = new Set(from === undefined ? [] : [keyOf(from)]);
    const ways: Leg[][] = [[]];
    for (let way = ways.shift(); way; way = ways.shift()) {
      for (const leg of legsFrom(way.length === 0 ? from : way.at(-1)?.after)) {
        if (leg.transitions.some((name) => !walked.has(name))) return [...way, leg];
        if (seen.has(keyOf(leg.after))) continue;
        seen.add(keyOf(leg.after));
        ways.push([...way, leg]);
      }
    }
    return undefined;
  };

  let here: Snapshot | undefined;
  let steps = 0;
  for (let way = nextWay(here); way; way = nextWay(here)) {
    for (const { move, after, transitions } of way) {
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await perform(move, after, here);
      transitions.forEach((name) => walked.add(name));
      here = after;
      steps += 1;
    }
  }
  const isDeclared = (name: string) => impossible.some(([pattern]) => pattern.test(name));
  return {
    steps,
    walked: walked.size,
    notWalked: model.all.filter((name) => !walked.has(name) && !isDeclared(name)),
    wronglyDeclared: impossible
      .filter(
        ([pattern]) => [...walked].some((name) => pattern.test(name)) || !model.all.some((name) => pattern.test(name)),
      )
      .map(([pattern]) => pattern.source),
  };
}

import type { AnyStateMachine } from 'xstate';
import { activeStates, done, eventsOf, leavesOf, passed } from '../../../machines/kit/coverage.ts';
import { happens, titleOf } from '../../../machines/kit/model.ts';
import { type Fault, faults } from './faults.ts';
import { type AnyFlow, type Answer, type Move, type Situation, type Snapshot, type Wait } from './flow.ts';

type Now = Situation<AnyStateMachine, string>;
const nowAt = (at: Snapshot, last: Move | undefined): Now => ({ at, fact: last?.fact, last });

/** What can happen next, read off the machine: events it takes, answers to the calls it waits for, delays. */
export function movesFrom(flow: AnyFlow, at: Snapshot, last: Move | undefined): readonly Move[] {
  const now = nowAt(at, last);
  const active = activeStates(at);
  const answers = active.flatMap((state) => answersIn(flow, now, state));
  const waits = active.flatMap((state) => waitsIn(flow, now, state));
  const atOnce = waits.filter(({ milliseconds }) => milliseconds === 0);
  // what is over at once is not stayed in
  if (atOnce.length > 0) return atOnce;
  if (answers.length === 0) return [...actionsIn(flow, now), ...waits];
  // meanwhile only what the waiting state itself takes: all else leads the same way as elsewhere
  const taken = active.flatMap((state) => (flow.calls[state] === undefined ? [] : nodeOf(flow, state).ownEvents));
  return [...answers, ...actionsIn(flow, now).filter(({ event }) => taken.includes(event.type))];
}

const nodeOf = ({ machine }: AnyFlow, state: string) => machine.getStateNodeById(`${machine.id}.${state}`);

/** What tells situations apart: the state, what is so at the server, and what can happen next. */
export const keyOf = (flow: AnyFlow, at: Snapshot, last: Move | undefined): string =>
  JSON.stringify([
    leavesOf(at),
    flow.apart(at),
    last?.fact,
    isPassing(flow, at, last),
    movesFrom(flow, at, last).map(({ event, variant }) => [event.type, variant]),
  ]);

/** Left by itself in the moment it is entered: there is nothing to look at. */
export const isPassing = (flow: AnyFlow, at: Snapshot, last: Move | undefined): boolean =>
  flow.isPassing?.(nowAt(at, last)) === true ||
  activeStates(at).some((state) => delaysOf(flow, state).some((delay) => lengthOf(flow, delay, at) === 0));

/** One can stay: nothing is waited for. */
export const isAtRest = (flow: AnyFlow, at: Snapshot, last: Move | undefined): boolean =>
  !isPassing(flow, at, last) && leavesOf(at).every((leaf) => flow.calls[leaf] === undefined);

const tooMany = { kind: 'refused', code: 'too_many_requests', message: '', errors: {} };
const failed = { kind: 'failed' };

function answersIn(flow: AnyFlow, now: Now, state: string): Answer[] {
  const call = flow.calls[state];
  if (call === undefined) return [];
  const replies = flow.answers[state]?.(now) ?? [];
  const [success] = replies;
  const answer = (output: Answer['output'], told: string, rest: Partial<Answer>): Answer => ({
    kind: 'answer',
    event: done(`${flow.machine.id}.${state}`, output),
    state,
    output,
    text: `${titleOf(flow, state)}: ${told}`,
    ...rest,
  });
  const made = replies.map(({ output, fact, leaves, text, variant }) =>
    answer(output, text ?? flow.facts?.[fact ?? '']?.[0] ?? happens(flow, done('', output), 'en'), {
      variant: variant ?? `${call} ${fact ?? String(output['kind'])}`,
      brings: fact,
      fact: leaves ?? fact ?? now.fact,
    }),
  );
  const isLosable = flow.lost?.includes(state) === true && now.fact === undefined;
  const possible: readonly Fault[] = call.startsWith('GET')
    ? ['broken', 'offline']
    : [...(isLosable ? (['lost'] as const) : []), 'offline', 'tooMany', 'csrf', 'broken'];
  const broken = possible.flatMap((fault) => {
    const refused = canTake(now.at, done(`${flow.machine.id}.${state}`, tooMany)) ? tooMany : failed;
    const usual = { offline: failed, lost: failed, broken: failed, tooMany: refused, csrf: success?.output }[fault];
    const own = flow.faulted?.(fault, state, now);
    const output = own === undefined ? usual : own;
    const isDone = fault === 'csrf' || fault === 'lost';
    const rest = {
      fault,
      variant: `${call} ${fault}`,
      brings: isDone ? success?.fact : undefined,
      fact: (isDone ? (success?.leaves ?? success?.fact) : undefined) ?? now.fact,
    };
    return output ? [answer(output, faults[fault].says, rest)] : [];
  });
  return [...made, ...broken];
}

function actionsIn(flow: AnyFlow, now: Now): Move[] {
  const types = eventsOf(flow.machine).flatMap(({ type }) => (type.startsWith('xstate.') ? [] : [type]));
  return types.flatMap((type) =>
    (flow.actions?.[type]?.(now) ?? [{}]).flatMap((occurrence): Move[] => {
      const {
        with: carried,
        text = happens(flow, { type }, 'en').replace(/^./, (one) => one.toUpperCase()),
        variant,
      } = occurrence;
      const event = carried ? { type, ...carried } : exampleOf(flow, type);
      return canTake(now.at, event) ? [{ kind: 'action', event, text, variant, fact: now.fact }] : [];
    }),
  );
}

/** What the machine is asked about, for events that carry something. */
export const exampleOf = (flow: AnyFlow, type: string) => flow.events.find((event) => event.type === type) ?? { type };

export const canTake = (at: Snapshot, event: { readonly type: string }): boolean =>
  at.status === 'active' && at.can(event);

function waitsIn(flow: AnyFlow, now: Now, state: string): Wait[] {
  return delaysOf(flow, state).flatMap((delay): Wait[] => {
    const own = flow.waits?.[delay]?.(now);
    const milliseconds = own === undefined ? lengthOf(flow, delay, now.at) : own;
    const event = passed(delay, `${flow.machine.id}.${state}`);
    if (milliseconds === null || !canTake(now.at, event)) return [];
    return [{ kind: 'wait', event, milliseconds, text: timeWords(milliseconds), fact: now.fact }];
  });
}

function delaysOf(flow: AnyFlow, state: string): string[] {
  const { id, ownEvents } = nodeOf(flow, state);
  return ownEvents.flatMap((type) => (type.startsWith('xstate.after.') ? [type.slice(13, -(id.length + 1))] : []));
}

function lengthOf({ machine }: AnyFlow, delay: string, { context }: Snapshot): number {
  const own = machine.implementations.delays[delay] as number | ((args: object) => number) | undefined;
  if (own === undefined) return Number(delay);
  return typeof own === 'function' ? own({ context, event: {} }) : own;
}

const timeWords = (milliseconds: number): string =>
  milliseconds > 120_000
    ? `${Math.round(milliseconds / 60_000)} minutes pass`
    : `${Math.round(milliseconds / 1000)} seconds pass`;

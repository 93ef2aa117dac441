import { createMachine, getNextSnapshot, type AnyStateMachine } from 'xstate';
import type { Author } from '../../contract/kit/roles.ts';

export type LifecycleTransition<Status extends string, Event extends string> = {
  from: Status;
  event: Event;
  to: Status;
  by: readonly Author[];
};

/** A status and who may move it where. Conditions beyond the author (times, limits) are the server's policy. */
export type Lifecycle<Status extends string = string, Event extends string = string> = {
  name: string;
  initial: Status;
  statuses: readonly Status[];
  transitions: readonly LifecycleTransition<Status, Event>[];
  /** The same as a statechart: for the diagrams, and what `nextStatus` asks. */
  machine: AnyStateMachine;
};

/** Builds a lifecycle; the status words come from its transitions and its initial status. */
export function lifecycle<const Status extends string, const Event extends string>(definition: {
  name: string;
  initial: NoInfer<Status>;
  transitions: readonly LifecycleTransition<Status, Event>[];
}): Lifecycle<Status, Event> {
  const { name, initial, transitions } = definition;
  const statuses = [...new Set([initial, ...transitions.flatMap(({ from, to }) => [from, to])])];
  const states = Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        on: Object.fromEntries(
          transitions
            .filter(({ from }) => from === status)
            .map(({ event, to, by }) => [
              event,
              // reenter, so that a transition to the same status counts as one
              {
                target: to,
                reenter: true,
                guard: ({ event: { author } }: { event: { author?: Author } }) =>
                  author !== undefined && by.includes(author),
              },
            ]),
        ),
      },
    ]),
  );
  return { name, initial, statuses, transitions, machine: createMachine({ id: name, initial, states }) };
}

export function eventsFor<Status extends string, Event extends string>(
  { transitions }: Lifecycle<Status, Event>,
  status: Status,
  author: Author,
): Event[] {
  return transitions.filter(({ from, by }) => from === status && by.includes(author)).map(({ event }) => event);
}

/**
 * The status after an event, or the events that this author may use instead (a 409 tells them).
 * A transition to the same status is one: it is asked for by `can`, because the snapshot after it
 * looks like the one after an unknown event.
 */
export function nextStatus<Status extends string, Event extends string>(
  of: Lifecycle<Status, Event>,
  status: Status,
  event: string,
  author: Author,
): { ok: true; status: Status } | { ok: false; allowed: Event[] } {
  const snapshot = of.machine.resolveState({ value: status, context: {} });
  const asked = { type: event, author };
  if (!snapshot.can(asked)) return { ok: false, allowed: eventsFor(of, status, author) };
  const next: unknown = getNextSnapshot(of.machine, snapshot, asked).value;
  return { ok: true, status: of.statuses.find((word) => word === next) ?? status };
}

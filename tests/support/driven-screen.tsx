import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { stepwise, stopsOf } from '../../machines/kit/coverage.ts';
import type { Model } from '../../machines/kit/model.ts';
import type { EventOf, InnermostOf } from '../../machines/kit/words.ts';

/** What a server answers: status and body. */
type Answer = readonly [status: number, body?: unknown];
type Answers = Answer | ((output: unknown) => Answer);
type Do = (event: AnyEventObject) => Promise<unknown> | void;

/** A page that runs its machine by itself: all that happens to it comes by its controls, its props and the server. */
interface DrivenScreen<Machine extends AnyStateMachine, Look> {
  readonly model: Pick<Model<Machine>, 'events' | 'inputs'>;
  readonly machine: Machine;
  readonly show: () => Promise<unknown>;
  /** A part of the address of what the machine calls; nothing else is answered. */
  readonly calls: string;
  /** How a person or the page causes an event, or why it can't be caused here. */
  readonly does: { readonly [Event in EventOf<Machine>]: Do | string };
  /** What the server says, by the innermost state that asks and the kind of its answer. */
  readonly answers: Readonly<Partial<Record<InnermostOf<Machine>, Readonly<Record<string, Answers>>>>>;
  /** What tells states apart, as it is seen now. */
  readonly look: (asked: string) => Look;
  readonly looks: Readonly<Record<InnermostOf<Machine>, Look>>;
}

/** Causes every event in every state, as far as one can, and looks each time whether the page shows where the machine stands. */
export function describeDriven<Machine extends AnyStateMachine, Look>(
  name: string,
  screen: DrivenScreen<Machine, Look>,
): void {
  const { machine, model } = screen;
  const events = (model.events as readonly AnyEventObject[]).filter((event) => isCaused(screen, event));
  const taken = stepwise(machine);
  const steps = stopsOf(machine, events as never, model.inputs, () => null).flatMap(({ events: before, at }) =>
    [undefined, ...events.filter((event) => (at as AnyMachineSnapshot).can(event))].map((event) => ({
      state: innermost(event ? taken.step(at, event).after : at),
      events: event ? [...before, event] : before,
      title: `${innermost(at)}${event ? `, ${titleOf(event)}` : ''}`,
    })),
  );
  const pending: { asked: string; answer: (response: Response) => void }[] = [];

  // oxlint-disable-next-line vitest/valid-title -- each screen's own
  describe(name, () => {
    beforeEach(() => {
      pending.length = 0;
      localStorage.clear();
      // what waits in the machine; the page's own frames come as they do
      if (events.some(isDelay)) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      document.cookie = 'XSRF-TOKEN=known; path=/';
      Element.prototype.scrollIntoView = () => {};
      vi.stubGlobal('fetch', ({ method, url, signal }: Request) => {
        const { promise, resolve, reject } = Promise.withResolvers<Response>();
        const one = { asked: method, answer: resolve };
        if (url.includes(screen.calls)) pending.push(one);
        signal.addEventListener('abort', () => {
          if (pending.includes(one)) pending.splice(pending.indexOf(one), 1);
          reject(signal.reason as Error);
        });
        return promise;
      });
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });

    test('every state is seen', () => {
      expect([...new Set(steps.map(({ state }) => state))].toSorted()).toEqual(Object.keys(screen.looks).toSorted());
    });

    test.each(steps)('$title', async ({ state, events: caused }) => {
      await screen.show();
      for (const event of caused) {
        const answer = answerTo(screen, event);
        const does = screen.does[event.type as EventOf<Machine>];
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        if (answer) await expect.poll(() => pending, { interval: 5 }).toHaveLength(1);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await act(async () => {
          if (answer) pending.shift()?.answer(responseOf(answer));
          else if (isDelay(event)) vi.runOnlyPendingTimers();
          else if (typeof does === 'function') await does(event);
        });
      }
      const expected = screen.looks[state as InnermostOf<Machine>];
      await expect
        .poll(() => screen.look(pending.map(({ asked }) => asked).join()), { timeout: 1000 })
        .toEqual(expected);
    });
  });
}

const responseOf = ([status, body]: Answer): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

function answerTo<Machine extends AnyStateMachine>(
  { machine, answers }: Pick<DrivenScreen<Machine, unknown>, 'machine' | 'answers'>,
  { type, output }: AnyEventObject,
): Answer | undefined {
  const [, state] = type.split(`xstate.done.actor.0.${machine.id}.`);
  const answer =
    state === undefined ? undefined : answers[state as InnermostOf<Machine>]?.[(output as { kind: string }).kind];
  return typeof answer === 'function' ? answer(output) : answer;
}

function isCaused<Machine extends AnyStateMachine>(
  screen: Pick<DrivenScreen<Machine, unknown>, 'machine' | 'answers' | 'does'>,
  event: AnyEventObject,
): boolean {
  if (isDelay(event)) return true;
  if (event.type.startsWith('xstate.done.')) return answerTo(screen, event) !== undefined;
  return typeof screen.does[event.type as EventOf<Machine>] === 'function';
}

const isDelay = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.after.');

const titleOf = ({ type, output }: AnyEventObject): string =>
  output === undefined ? type : `${type.split('.').at(-1)} answers ${(output as { kind: string }).kind}`;

function innermost({ value }: { readonly value: unknown }): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as object)
    .map(([key, inner]) => `${key}.${innermost({ value: inner })}`)
    .join();
}

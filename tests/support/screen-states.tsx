import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type SnapshotFrom,
} from 'xstate';
import type { Me } from '../../contract/users/me.schema.ts';
import { type Stop, stopsOf } from '../../machines/kit/coverage.ts';
import type { Model } from '../../machines/kit/model.ts';
import type { EventOf, InnermostOf } from '../../machines/kit/words.ts';
import type { Says } from './page-says.ts';
import { type Control, controlsIn, linesIn, stands } from './screen-lines.ts';
import { showMember } from './show-member.tsx';
import { whole } from './whole-answers.ts';

/** What of a page tells the states of its machine apart, and what it asks the server in them. */
export interface ScreenStates<Machine extends AnyStateMachine> {
  readonly model: Pick<Model<Machine>, 'events' | 'inputs' | 'apart'>;
  /** As the page runs it: its calls leave, and get no answer but the model's. */
  readonly machine: Machine;
  readonly draw: (actor: ActorRefFrom<Machine>) => ReactElement;
  readonly me?: Me;
  readonly says: Says<Machine>;
  /** What else stands there, by more than the state. */
  readonly also?: (snapshot: SnapshotFrom<Machine>) => readonly string[];
  /** What goes to the server in a state, as `POST /path {"body":1}`; each state that asks has to be here. */
  readonly asks: Readonly<Partial<Record<InnermostOf<Machine>, readonly string[]>>>;
  /** Events of a person that no control of this page bears, and why; or which of them. */
  readonly without?: { readonly [Event in EventOf<Machine>]?: string | Exempt<Machine> };
  /** What has to be filled in or ticked before a control is pressed. */
  readonly fill?: { readonly [Event in EventOf<Machine>]?: () => void };
  /** What the answers of a model leave out, by its name in them. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** What of the context changes what the page says; nothing by default. */
  readonly apart?: (snapshot: SnapshotFrom<Machine>) => unknown;
}
type Exempt<Machine extends AnyStateMachine> = (event: AnyEventObject, snapshot: SnapshotFrom<Machine>) => boolean;

/** A machine whose calls never leave: each waits for the model's answer. */
export function unanswered<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const waiting = () => fromPromise(() => new Promise<never>(() => {}));
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, waiting()]));
  return machine.provide({ actors }) as Machine;
}

/** Shows a page in every state of its machine: what it says, what can be pressed, what that sends, what is asked. */
export function describeScreen<Machine extends AnyStateMachine>(name: string, typed: ScreenStates<Machine>): void {
  const screen = typed as unknown as ScreenStates<AnyStateMachine>;
  const { model, machine } = screen;
  const events = (model.events as readonly AnyEventObject[]).map((event) => whole(event, screen.answers ?? {}));
  const stops = stopsOf(machine, events, model.inputs, model.apart);
  const looks = new Map(stops.map((stop) => [lookOf(screen, stop), stop] as const).toReversed());
  const requests: string[] = [];

  // oxlint-disable-next-line vitest/valid-title -- each screen's own
  describe(name, () => {
    beforeEach(() => {
      requests.length = 0;
      document.cookie = 'XSRF-TOKEN=known; path=/';
      Element.prototype.scrollIntoView = () => {};
      vi.stubGlobal('scrollTo', () => {});
      vi.stubGlobal('fetch', async (request: Request) => {
        const path = request.url.replace(/^.*\/api(\/v1)?/, '');
        requests.push(`${request.method} ${path} ${await request.clone().text()}`.trim());
        return new Promise(() => {});
      });
    });
    afterEach(() => vi.unstubAllGlobals());

    test('no two states look alike unless they say so', () => {
      const texts = [...new Set(Object.values(screen.says))].flatMap((list) => list?.toSorted().join('\n') ?? []);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
      const stood = new Set([...looks.values()].flatMap(({ at }) => pathsOf(at.value)));
      const over = Object.keys(screen.says).filter((state) => screen.says[state] === null);
      expect(
        Object.keys(screen.says).filter((state) => !stood.has(state)),
        'nobody ever stands there',
      ).toEqual(over);
    });

    test.each([...looks].toReversed())('%s', async (_, stop) => {
      const actor: AnyActorRef = createActor(machine, { input: stop.input }).start();
      const { told } = await showMember(screen.draw(actor as never), screen.me);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const event of stop.events) await act(async () => actor.send(event));
      // dialogs and drawers come when they are opened
      await act(() => vi.dynamicImportSettled());
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
      expect(snapshot.value).toEqual(stop.at.value);
      compareWords(screen, snapshot, linesIn(document.body, told));
      await compareRequests(screen, snapshot, requests);
      const own = new Set(machine.events);
      const controls = controlsIn(document.body, told).filter(({ event }) => own.has(event));
      compareControls(screen, snapshot, events, controls);
      await press(screen, actor, controls);
      actor.stop();
    });
  });
}

/** What a page should be told apart by. */
function lookOf({ apart }: ScreenStates<AnyStateMachine>, { at }: Stop<AnyStateMachine>): string {
  const states = pathsOf(at.value).join(' ');
  return apart ? `${states} ${JSON.stringify(apart(at))}` : states;
}

function compareWords(
  { says, also }: ScreenStates<AnyStateMachine>,
  snapshot: AnyMachineSnapshot,
  lines: ReadonlySet<string>,
): void {
  const own = pathsOf(snapshot.value).flatMap((path) => says[path] ?? []);
  const unsaid = [...own, ...(also?.(snapshot) ?? [])].filter((text) => !stands(text, lines));
  expect(unsaid, 'it does not say').toEqual([]);
  const others = Object.entries(says).filter(
    ([, list]) => list?.every((text) => stands(text, lines)) && list.some((text) => !own.includes(text)),
  );
  expect(others, 'it says what belongs to another state').toEqual([]);
}

async function compareRequests(
  { asks }: ScreenStates<AnyStateMachine>,
  snapshot: AnyMachineSnapshot,
  requests: readonly string[],
): Promise<void> {
  const asking = snapshot._nodes.filter(({ invoke }) => invoke.length > 0).map(({ path }) => path.join('.'));
  const unknown = asking.filter((state) => asks[state] === undefined);
  expect(unknown, 'what is asked?').toEqual([]);
  const expected = asking.flatMap((state) => asks[state] ?? []);
  // what a page asks besides is not the machine's
  const asked = () => [...new Set(requests)].filter((request) => expected.includes(request));
  if (expected.length > 0) await expect.poll(asked, { timeout: 500 }).toEqual(expected);
}

function compareControls(
  { without = {} }: ScreenStates<AnyStateMachine>,
  snapshot: AnyMachineSnapshot,
  events: readonly AnyEventObject[],
  controls: readonly Control[],
): void {
  const taken = events.filter(
    (event) => !event.type.startsWith('xstate.') && snapshot.status === 'active' && snapshot.can(event),
  );
  const shown = controls.map(({ event, which, isEnabled }) => [event, which, isEnabled]);
  const right = controls.map((control) => [control.event, control.which, taken.some((event) => bears(control, event))]);
  expect(shown, 'a control can be pressed exactly while the machine takes its event').toEqual(right);
  const bare = taken.filter((event) => {
    const exempt = without[event.type];
    if (typeof exempt === 'function' ? exempt(event, snapshot) : exempt !== undefined) return false;
    return !controls.some((control) => control.isEnabled && bears(control, event));
  });
  expect(bare, 'the machine takes it, and no control bears it').toEqual([]);
}

async function press(
  { fill = {} }: ScreenStates<AnyStateMachine>,
  actor: AnyActorRef,
  controls: readonly Control[],
): Promise<void> {
  const sent: AnyEventObject[] = [];
  vi.spyOn(actor, 'send').mockImplementation((event: AnyEventObject) => void sent.push(event));
  const enabled = controls.filter(({ isEnabled }) => isEnabled);
  // a form is left as it is once it was submitted
  for (const control of enabled.toSorted((one, other) => Number(one.isSubmit) - Number(other.isSubmit))) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await act(async () => fill[control.event]?.());
    sent.length = 0;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await act(async () => control.press());
    const got = () => sent.filter((event) => bears(control, event) && actor.getSnapshot().can(event));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.poll(got, { timeout: 1000, interval: 10 }).toHaveLength(1);
  }
}

const bears = ({ event, which }: Control, { type, action, slug }: AnyEventObject): boolean =>
  event === type && (which === undefined || which === action || which === slug);

/** The innermost states of a value, with dots. */
function pathsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value as object).flatMap(([key, inner]) => {
    const inside = pathsOf(inner);
    return inside.length === 0 ? [key] : inside.map((path) => `${key}.${path}`);
  });
}

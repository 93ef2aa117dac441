import { isDeepStrictEqual } from 'node:util';
import {
  type Actor,
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  pathToStateValue,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import type { Product } from './product.ts';
import { Departure } from './sentence.ts';

/**
 * A machine at work, told as a story: what happens (`when`, `answers`, `breaks`, `waits`) and what must be true then.
 * It is the machine as it runs, with its own actions, delays and actors that answer when the story says so.
 */
export class Run {
  readonly #actor: Actor<AnyStateMachine>;
  readonly #clock = new SimulatedClock();
  #told: AnyEventObject[] = [];
  #last = 'the beginning';
  #before: ReadonlySet<AnyActorRef> = new Set();

  constructor(machine: AnyStateMachine, input: unknown, watch?: Product['watch']) {
    this.#actor = createActor(answering(machine), { input, clock: this.#clock });
    this.#actor.on('*', (event) => this.#told.push(event));
    // a crash shows in the next thing that must be true; unobserved it would end the process
    this.#actor.subscribe({ next: (snapshot) => watch?.(machine.id, snapshot), error: () => {} });
    this.#actor.start();
  }

  /** Somebody or something sends this. */
  when(event: AnyEventObject): void {
    this.#after(event.type, () => this.#actor.send(event));
  }
  /** What was asked for is answered. */
  answers(src: string, output: unknown): void {
    const asked = this.#asked(src);
    this.#after(`the answer of ${src}`, () => asked.send({ type: 'answer', output }));
  }
  /** What was asked for fails in a way nobody planned for. */
  breaks(src: string): void {
    const asked = this.#asked(src);
    this.#after(`the failure of ${src}`, () => asked.send({ type: 'break' }));
  }
  /** @param ms milliseconds pass */
  waits(ms: number): void {
    this.#after(`${ms} ms`, () => this.#clock.increment(ms));
  }

  is(state: string): void {
    this.#must(this.#snapshot().matches(pathToStateValue(state.split('.'))), `it should be ${state}`);
  }
  isOver(): void {
    this.#must(this.#snapshot().status === 'done', 'it should be over');
  }
  /** Whether this can happen now, so that its button is enabled. */
  offers(event: AnyEventObject, expected: boolean): void {
    this.#must(this.#snapshot().can(event) === expected, `${event.type} should ${expected ? '' : 'not '}be possible`);
  }
  /** This is being asked for right now, with these data where they are given. */
  asks(src: string, input?: unknown): void {
    const given = inputOf(this.#asked(src));
    this.#must(input === undefined || isDeepStrictEqual(given, input), `${src} got ${JSON.stringify(given)}`);
  }
  /** What is being asked for was asked with the last step: what an earlier one answers counts no more. */
  asksAnew(src: string): void {
    this.#must(!this.#before.has(this.#asked(src)), `${src} should be asked for anew`);
  }
  asksNothing(): void {
    this.#must(this.#children().length === 0, 'nothing should be asked for');
  }
  /** It has told the page this with the last step, or nothing. */
  tells(event: unknown): void {
    const isTold = event === null ? this.#told.length === 0 : this.#told.some((told) => isDeepStrictEqual(told, event));
    this.#must(isTold, `it should tell ${JSON.stringify(event)}, told ${JSON.stringify(this.#told)}`);
  }
  /** This part of its context has this value. */
  keeps(name: string, value: unknown): void {
    const context: Record<string, unknown> = this.#snapshot().context;
    this.#must(isDeepStrictEqual(context[name], value), `${name} should be ${JSON.stringify(value)}`);
  }

  #after(last: string, act: () => void): void {
    this.#last = last;
    this.#told = [];
    this.#before = new Set(this.#children());
    act();
  }
  #must(holds: boolean, otherwise: string): void {
    const { value } = this.#snapshot();
    if (!holds) throw new Departure(`after ${this.#last} ${otherwise}; it is ${JSON.stringify(value)}`);
  }
  #snapshot(): AnyMachineSnapshot {
    const snapshot: AnyMachineSnapshot = this.#actor.getSnapshot();
    if (snapshot.status === 'error') {
      throw new Departure(`after ${this.#last} the machine crashed: ${String(snapshot.error)}`, true);
    }
    return snapshot;
  }
  #children(): AnyActorRef[] {
    return Object.values<AnyActorRef | undefined>(this.#snapshot().children).filter((it) => it !== undefined);
  }
  #asked(src: string): AnyActorRef {
    const child = this.#children().find((it) => it.src === src);
    this.#must(child !== undefined, `${src} should be asked for`);
    return child as AnyActorRef;
  }
}

type Asked = Snapshot<unknown> & { input: unknown };

/** Answers when it is told to, in the same breath. */
const answerer: ActorLogic<Asked, AnyEventObject, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (snapshot, event) => {
    if (event.type === 'answer') return { ...snapshot, status: 'done', output: event['output'], error: undefined };
    if (event.type === 'break') {
      return { ...snapshot, status: 'error', output: undefined, error: new Error('an answer nobody planned for') };
    }
    return event.type === 'xstate.stop'
      ? { ...snapshot, status: 'stopped', output: undefined, error: undefined }
      : snapshot;
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

const inputOf = (ref: AnyActorRef): unknown => (ref.getSnapshot() as Asked).input;

const provided = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The machine with answerers in the place of its actors. */
function answering(machine: AnyStateMachine): AnyStateMachine {
  const known = provided.get(machine);
  if (known) return known;
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, answerer]));
  const made = machine.provide({ actors });
  provided.set(machine, made);
  return made;
}

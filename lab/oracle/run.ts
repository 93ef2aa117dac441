import { isDeepStrictEqual } from 'node:util';
import {
  type Actor,
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type OutputFrom,
  type Snapshot,
} from 'xstate';
import type { StateOf } from '../../machines/kit/words.ts';
import { StandingClock } from './clock.ts';
import type { MachineId, MachineOf, Product } from './product.ts';
import { Departure } from './sentence.ts';

type ActorsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;
type Deed<Machine extends AnyStateMachine> = keyof ActorsOf<Machine> & string;
type Result<Machine extends AnyStateMachine, Src extends Deed<Machine>> = OutputFrom<
  NonNullable<ActorsOf<Machine>[Src]>
>;

/**
 * A machine at work, told as a story: what happens (`when`, `answers`, `breaks`, `waits`) and what must be true then.
 * It is the machine as it runs, with its own actions, delays and actors that answer when the story says so.
 */
export class Run<Machine extends AnyStateMachine> {
  readonly #actor: Actor<AnyStateMachine>;
  readonly #clock = new StandingClock();
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
  when(event: EventFromLogic<Machine>): this {
    return this.#after(event.type, () => this.#actor.send(event));
  }
  /** What was asked for is answered. */
  answers<Src extends Deed<Machine>>(src: Src, result: Result<Machine, Src>): this {
    const asked = this.#asked(src);
    return this.#after(`the answer of ${src}`, () => asked.send({ type: 'answer', output: result }));
  }
  /** What was asked for fails in a way nobody planned for. */
  breaks(src: Deed<Machine>): this {
    const asked = this.#asked(src);
    return this.#after(`the failure of ${src}`, () => asked.send({ type: 'break' }));
  }
  /** @param ms milliseconds pass */
  waits(ms: number): this {
    return this.#after(`${ms} ms`, () => this.#clock.pass(ms));
  }

  /** It stands in each of these states. */
  is(...states: readonly StateOf<Machine>[]): this {
    const missed = states.find((state) => !this.#matches(state));
    return this.#must(missed === undefined, `it should be ${missed}`);
  }
  isNot(state: StateOf<Machine>): this {
    return this.#must(!this.#matches(state), `it should not be ${state}`);
  }
  isOver(): this {
    return this.#must(this.#snapshot().status === 'done', 'it should be over');
  }
  /** This can happen now, so its button is enabled. */
  offers(event: EventFromLogic<Machine>): this {
    return this.#must(this.#snapshot().can(event), `${event.type} should be possible`);
  }
  refuses(event: EventFromLogic<Machine>): this {
    return this.#must(!this.#snapshot().can(event), `${event.type} should not be possible`);
  }
  /** This is being asked for right now, with these data where they are given. */
  asks(src: Deed<Machine>, input?: object): this {
    const given = inputOf(this.#asked(src));
    return this.#must(input === undefined || isDeepStrictEqual(given, input), `${src} got ${JSON.stringify(given)}`);
  }
  /** What is being asked for was asked with the last step: what an earlier one answers counts no more. */
  asksAnew(src: Deed<Machine>): this {
    return this.#must(!this.#before.has(this.#asked(src)), `${src} should be asked for anew`);
  }
  asksNothing(): this {
    return this.#must(this.#children().length === 0, 'nothing should be asked for');
  }
  /** It has told the page this with the last step. */
  tells(event: AnyEventObject): this {
    return this.#must(
      this.#told.some((told) => isDeepStrictEqual(told, event)),
      `it should tell ${JSON.stringify(event)}, told ${JSON.stringify(this.#told)}`,
    );
  }
  tellsNothing(): this {
    return this.#must(this.#told.length === 0, `it should tell nothing, told ${JSON.stringify(this.#told)}`);
  }
  /** These parts of its context have these values. */
  keeps(parts: Partial<ReturnType<Machine['getInitialSnapshot']>['context']>): this {
    const context: Record<string, unknown> = this.#snapshot().context;
    const wrong = Object.entries(parts).find(([name, value]) => !isDeepStrictEqual(context[name], value));
    return this.#must(!wrong, `${wrong?.[0]} should be ${JSON.stringify(wrong?.[1])}`);
  }

  #after(last: string, act: () => void): this {
    this.#last = last;
    this.#told = [];
    this.#before = new Set(this.#children());
    act();
    return this;
  }
  #must(holds: boolean, otherwise: string): this {
    const { value } = this.#snapshot();
    if (!holds) throw new Departure(`after ${this.#last} ${otherwise}; it is ${JSON.stringify(value)}`);
    return this;
  }
  #snapshot(): AnyMachineSnapshot {
    const snapshot: AnyMachineSnapshot = this.#actor.getSnapshot();
    if (snapshot.status === 'error') {
      throw new Departure(`after ${this.#last} the machine crashed: ${String(snapshot.error)}`, true);
    }
    return snapshot;
  }
  #matches(state: string): boolean {
    const value = state
      .split('.')
      .reduceRight<object | string | undefined>(
        (inner, name) => (inner === undefined ? name : { [name]: inner }),
        undefined,
      );
    return value !== undefined && this.#snapshot().matches(value);
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

/** A story begins: the machine of this id as the product has it. */
export const begin = <Id extends MachineId>(
  product: Product,
  id: Id,
  input?: InputFrom<MachineOf<Id>>,
): Run<MachineOf<Id>> => new Run<MachineOf<Id>>(product.machine(id), input, product.watch);

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

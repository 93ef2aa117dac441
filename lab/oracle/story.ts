import { isDeepStrictEqual } from 'node:util';
import { type AnyActorRef, type AnyEventObject, createActor, pathToStateValue, SimulatedClock } from 'xstate';
import { machines, type Product } from './product.ts';
import { chosen, Departure, type Sentence, sentencesIn } from './sentence.ts';

/** What the stories of one machine are made of; a name that is not here, and no event or call of it, is an error. */
export interface Cast {
  readonly machine: string;
  readonly begins: Readonly<Record<string, unknown>>;
  /** Events, answers and what else is told, asked or kept; a function takes the value that follows its name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Words that stand for themselves; any other bare word is an error. */
  readonly names?: readonly string[];
}

/** The sentences about one machine, in the notation of docs/machines.md. */
export const storiesOf =
  (cast: Cast) =>
  (text: string): Sentence[] => {
    const [, before = '', told = ''] = /^((?: *[\w<>]+: .+\n|\n)*)([^]*)$/.exec(text) ?? [];
    const shared = new Map([...before.matchAll(/([\w<>]+): (.+)/g)].map(([, name = '', steps = '']) => [name, steps]));
    return sentencesIn(cast.machine, told, (line) => {
      const stories = spreadOut(line, shared);
      return (product) => stories.forEach((story) => play(story, cast, product));
    });
  };

/** A line with its ways walked and one of everything that it names several of. */
function spreadOut(line: string, shared: ReadonlyMap<string, string>): string[] {
  let whole = line;
  for (let before = ''; before !== whole;) {
    before = whole;
    whole = whole.replaceAll(/(?<=^|; |[{|] ?)[\w-]+(?= →|;|$| ?[|}])/g, (name) => shared.get(name) ?? name);
  }
  const each = [...shared.keys()].find((name) => name.startsWith('<') && whole.includes(name));
  if (each === undefined) return chosen(whole);
  const all = shared.get(each)?.split(' | ') ?? [];
  return all.flatMap((instead) => spreadOut(whole.replaceAll(each, instead), shared));
}

/** Lets it happen at the machine as it runs, with its own actions and delays; what it asks is answered by the story. */
function play(story: string, { machine: id, begins, values, names = [] }: Cast, product: Product): void {
  const { events = [], implementations } = machines[id] ?? {};
  const isCall = (text: string) => Object.hasOwn(implementations?.actors ?? {}, text);
  const unclear = (text: string) => new Error(`${id}: “${text}” says nothing in: ${story}`);
  const value = (text: string): unknown => {
    const [name = '', ...rest] = text.split(' ');
    const known = values[name];
    if (typeof known === 'function' && rest.length > 0) return known(value(rest.join(' ')));
    if (Object.hasOwn(values, text) && typeof values[text] !== 'function') return values[text];
    if (names.includes(text)) return text;
    if (/^(-?\d+|null|true|false|".*")$/.test(text)) return JSON.parse(text);
    throw unclear(text);
  };
  const eventOf = (text: string): AnyEventObject => {
    const event = (events.includes(text) && !(text in values) ? { type: text } : value(text)) as AnyEventObject;
    if (!events.includes(event?.type)) throw unclear(text);
    return event;
  };

  const [first = [], ...others] = story.split('; ').map((step) => step.split(' → '));
  const [start = '', atFirst] = first;
  const tooMany = [first, ...others].find((step) => step.length > 2);
  if (tooMany) throw unclear(tooMany.join(' → '));
  if (!Object.hasOwn(begins, start)) throw new Error(`${id}: no story begins with “${start}”`);
  if ((others.at(-1) ?? first).length < 2) throw new Error(`${id}: nothing is expected at the end of: ${story}`);

  const clock = new SimulatedClock();
  const actor = createActor(product.machine(id), { input: begins[start], clock });
  let last = 'the beginning';
  let told: AnyEventObject[] = [];
  let before: ReadonlySet<AnyActorRef> = new Set();
  actor.on('*', (event) => told.push(event));
  // a crash shows in the next thing that must be true; unobserved it would end the process
  actor.subscribe({ next: (snapshot) => product.watch?.(snapshot), error: () => {} });
  actor.start();

  const now = () => {
    const snapshot = actor.getSnapshot();
    if (snapshot.status !== 'error') return snapshot;
    throw new Departure(`after ${last} the machine crashed: ${String(snapshot.error)}`, true);
  };
  const must = (holds: boolean, otherwise: string) => {
    if (!holds) throw new Departure(`after ${last} ${otherwise}; it is ${JSON.stringify(now().value)}`);
  };
  const children = () => Object.values<AnyActorRef | undefined>(now().children).filter((it) => it !== undefined);
  const asked = (call: string): AnyActorRef => {
    const child = children().find(({ src }) => src === call);
    must(child !== undefined, `${call} should be asked for`);
    return child as AnyActorRef;
  };

  const happens = (text: string): void => {
    const [, call = '', answer = ''] = /^(\w+) (.+)$/.exec(text) ?? [];
    const { id: child } = isCall(call) ? asked(call) : {};
    [told, before] = [[], new Set(children())];
    last = text;
    if (/^\d+ ms$/.test(text)) clock.increment(Number(call));
    else if (child === undefined) actor.send(eventOf(text));
    else if (answer !== 'breaks') actor.send({ type: `xstate.done.actor.${child}`, output: value(answer) });
    else actor.send({ type: `xstate.error.actor.${child}`, error: new Error('an answer nobody planned for') });
  };
  const holds = (text: string): void => {
    const context: Readonly<Record<string, unknown>> = now().context;
    const [, part, is] = /^(\w+) = (.+)$/.exec(text) ?? [];
    const [, word, what = ''] = /^(can|cannot|tells|asks) (.+)$/.exec(text) ?? [];
    if (part !== undefined && is !== undefined) {
      must(isDeepStrictEqual(context[part], value(is)), `${text} should be; it is ${JSON.stringify(context[part])}`);
    } else if (text === 'over') must(now().status === 'done', 'it should be over');
    else if (text === 'asks nothing') must(children().length === 0, 'nothing should be asked for');
    else if (text === 'tells nothing') must(told.length === 0, `it should tell nothing, told ${JSON.stringify(told)}`);
    else if (word === 'tells') {
      const event = value(what);
      must(
        told.some((one) => isDeepStrictEqual(one, event)),
        `it should tell ${JSON.stringify(event)}, told ${JSON.stringify(told)}`,
      );
    } else if (word === 'asks') {
      const [, call = '', anew, data] = /^(\w+)(?:( anew)| with (.+))?$/.exec(what) ?? [];
      if (!isCall(call)) throw unclear(text);
      const { input } = asked(call).getSnapshot() as { input?: unknown };
      must(anew === undefined || !before.has(asked(call)), `${call} should be asked for anew`);
      must(data === undefined || isDeepStrictEqual(input, value(data)), `${call} got ${JSON.stringify(input)}`);
    } else if (word !== undefined) must(now().can(eventOf(what)) === (word === 'can'), `${text} should be true`);
    else must(now().matches(pathToStateValue(text.split('.'))), `it should be ${text}`);
  };

  atFirst?.split(', ').forEach(holds);
  for (const [what = '', then] of others) {
    happens(what);
    then?.split(', ').forEach(holds);
  }
}

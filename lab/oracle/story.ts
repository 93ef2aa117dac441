import type { AnyEventObject } from 'xstate';
import { product as original, type Product } from './product.ts';
import { Run } from './run.ts';
import { chosen, type Sentence, sentencesIn } from './sentence.ts';

/** What the stories of one machine are made of; a name that is not here, and no event or call of it, is an error. */
export interface Cast {
  readonly machine: string;
  /** How a story can begin: with which input. */
  readonly begins: Readonly<Record<string, unknown>>;
  /** Steps that several stories have in common. */
  readonly ways?: Readonly<Record<string, string>>;
  /** What `<name>` stands for: one after the other, the same everywhere in a story. */
  readonly each?: Readonly<Record<string, readonly string[]>>;
  /** Events, answers and what else is told, asked or kept; a function takes the value that follows its name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Words that stand for themselves; any other bare word is an error. */
  readonly names?: readonly string[];
}
type Step = (run: Run) => void;

/**
 * The sentences about one machine. A story is what happens, step by step, with what must be true after it:
 * `guest; login.submit → loggedOut.loggingIn, asks login; login ok → epoch = 1`. `{a | b}` is told with each of them.
 * What happens is an event, a call with its answer (or that it `breaks`), or time in `ms`. What must be true is a
 * state, `over`, `can` and `cannot` with an event, `asks` with a call (`with` its data, `anew`) or `nothing`, `tells`
 * with an event or `nothing`, and parts of the context with `=`. A story ends with what must be true.
 */
export const storiesOf = (cast: Cast, text: string): Sentence[] =>
  sentencesIn(text, (line) => {
    let stories: ReturnType<typeof told>[] | undefined;
    // read when it is shown: what a changed machine no longer knows is one broken sentence, not the end of all of them
    return (product: Product) => {
      stories ??= spreadOut(line, cast).map((story) => told(story, cast));
      for (const { input, steps } of stories) {
        const run = new Run(product.machine(cast.machine), input, product.watch);
        for (const step of steps) step(run);
      }
    };
  });

/** A line with its ways walked and one of everything that it names several of. */
function spreadOut(line: string, { ways = {}, each = {} }: Cast): string[] {
  let whole = line;
  for (let before = ''; before !== whole;) {
    before = whole;
    whole = whole.replaceAll(/(?<=^|; |[{|] ?)[\w-]+(?= →|;|$| ?[|}])/g, (name) => ways[name] ?? name);
  }
  const named = Object.entries(each).reduce<string[]>(
    (lines, [name, all]) =>
      lines.flatMap((one) =>
        one.includes(`<${name}>`) ? all.map((instead) => one.replaceAll(`<${name}>`, instead)) : [one],
      ),
    [whole],
  );
  return named.flatMap(chosen);
}

function told(story: string, { machine: id, begins, values, names = [] }: Cast): { input: unknown; steps: Step[] } {
  const machine = original.machine(id);
  const calls = Object.keys(machine.implementations.actors);
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
    const event = (machine.events.includes(text) && !(text in values) ? { type: text } : value(text)) as AnyEventObject;
    if (!machine.events.includes(event?.type)) throw unclear(text);
    return event;
  };
  const happens = (text: string): Step => {
    const [, call = '', answer = ''] = /^(\w+) (.+)$/.exec(text) ?? [];
    if (/^\d+ ms$/.test(text)) return (run) => run.waits(Number(call));
    if (!calls.includes(call)) {
      const event = eventOf(text);
      return (run) => run.when(event);
    }
    if (answer === 'breaks') return (run) => run.breaks(call);
    const result = value(answer);
    return (run) => run.answers(call, result);
  };
  const holds = (text: string): Step => {
    if (text === 'over') return (run) => run.isOver();
    if (text === 'asks nothing') return (run) => run.asksNothing();
    const [, part, is] = /^(\w+) = (.+)$/.exec(text) ?? [];
    if (part !== undefined && is !== undefined) {
      const kept = value(is);
      return (run) => run.keeps(part, kept);
    }
    const [, word, what] = /^(can|cannot|tells|asks) (.+)$/.exec(text) ?? [];
    if (word === undefined || what === undefined) return (run) => run.is(text);
    if (word === 'tells') {
      const event = what === 'nothing' ? null : value(what);
      return (run) => run.tells(event);
    }
    if (word !== 'asks') {
      const event = eventOf(what);
      return (run) => run.offers(event, word === 'can');
    }
    const [, call = '', anew, data] = /^(\w+)(?:( anew)| with (.+))?$/.exec(what) ?? [];
    if (!calls.includes(call)) throw unclear(text);
    if (anew !== undefined) return (run) => run.asksAnew(call);
    const given = data === undefined ? undefined : value(data);
    return (run) => run.asks(call, given);
  };

  const [first = [], ...others] = story.split('; ').map((step) => step.split(' → '));
  const [start = '', atFirst] = first;
  if (!Object.hasOwn(begins, start)) throw new Error(`${id}: no story begins with “${start}”`);
  const tooMany = [first, ...others].find((step) => step.length > 2);
  if (tooMany) throw unclear(tooMany.join(' → '));
  if ((others.at(-1) ?? first).length < 2) throw new Error(`${id}: nothing is expected at the end of: ${story}`);
  const expected = (text: string | undefined) => text?.split(', ').map(holds) ?? [];
  return {
    input: begins[start],
    steps: [...expected(atFirst), ...others.flatMap(([what = '', then]) => [happens(what), ...expected(then)])],
  };
}

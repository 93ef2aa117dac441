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
}
type Step = (run: Run) => void;

/**
 * The sentences about one machine. A story is what happens, step by step, with what must be true after it:
 * `guest; login.submit → loggedOut.loggingIn, asks login; login ok → epoch = 1`. `{a | b}` is told with each of them.
 * What happens is an event, a call with its answer (or that it `breaks`), or time in `ms`. What must be true is a
 * state, `over`, `can` and `cannot` with an event, `asks` with a call (`with` its data, `anew`) or `nothing`, `tells`
 * with an event or `nothing`, and parts of the context with `=`.
 */
export const storiesOf = (cast: Cast, text: string): Sentence[] =>
  sentencesIn(text, (line) => {
    const stories = spreadOut(line, cast).map((story) => told(story, cast));
    return (product: Product) => {
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

function told(story: string, { machine: id, begins, values }: Cast): { input: unknown; steps: Step[] } {
  const machine = original.machine(id);
  const calls = Object.keys(machine.implementations.actors);
  const value = (text: string): unknown => {
    const [name = '', ...rest] = text.split(' ');
    const known = values[name];
    if (typeof known === 'function' && rest.length > 0) return known(value(rest.join(' ')));
    if (text in values && typeof known !== 'function') return values[text];
    return /^(-?\d+|null|true|false|".*")$/.test(text) ? JSON.parse(text) : text;
  };
  const eventOf = (text: string): AnyEventObject => {
    const event = value(text);
    if (typeof event === 'object') return event as AnyEventObject;
    if (!machine.events.includes(text)) throw new Error(`${id}: nothing is called “${text}” in: ${story}`);
    return { type: text };
  };
  const happens = (text: string): Step => {
    const [call = '', ...answer] = text.split(' ');
    if (/^\d+ ms$/.test(text)) return (run) => run.waits(Number(call));
    if (!calls.includes(call))
      return (
        (event) => (run: Run) =>
          run.when(event)
      )(eventOf(text));
    if (answer[0] === 'breaks') return (run) => run.breaks(call);
    return (
      (result) => (run: Run) =>
        run.answers(call, result)
    )(value(answer.join(' ')));
  };
  const holds = (text: string): Step => {
    const [word, name = '', how, ...rest] = text.split(' ');
    const after = text.slice(text.indexOf(' ') + 1);
    if (text === 'over') return (run) => run.isOver();
    if (name === '=')
      return (
        (kept) => (run: Run) =>
          run.keeps(word ?? '', kept)
      )(value(text.split(' = ')[1] ?? ''));
    if (word === 'can' || word === 'cannot')
      return (
        (event) => (run: Run) =>
          run.offers(event, word === 'can')
      )(eventOf(after));
    if (word === 'tells')
      return (
        (event) => (run: Run) =>
          run.tells(event)
      )(after === 'nothing' ? null : value(after));
    if (word !== 'asks') return (run) => run.is(text);
    if (name === 'nothing') return (run) => run.asksNothing();
    if (how === 'anew') return (run) => run.asksAnew(name);
    return (
      (data) => (run: Run) =>
        run.asks(name, data)
    )(how === 'with' ? value(rest.join(' ')) : undefined);
  };

  const [first = '', ...others] = story.split('; ').map((step) => step.split(' → '));
  const [start = '', atFirst] = first;
  if (!(start in begins)) throw new Error(`${id}: no story begins with “${start}”`);
  const expected = (text: string | undefined) => text?.split(', ').map(holds) ?? [];
  return {
    input: begins[start],
    steps: [...expected(atFirst), ...others.flatMap(([what = '', then]) => [happens(what), ...expected(then)])],
  };
}

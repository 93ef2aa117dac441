import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Locale } from '../../contract/kit/fields.ts';

/** The paths of all states in a state value, joined by dots. */
type Paths<Value> = Value extends string
  ? Value
  : Value extends object
    ? { [Key in keyof Value & string]: Key | `${Key}.${Paths<NonNullable<Value[Key]>>}` }[keyof Value & string]
    : never;

/** The states of a machine, as its words name them: `loggedOut.idle`. */
export type StateOf<Machine extends AnyStateMachine> = Paths<SnapshotFrom<Machine>['value']>;
export type InnermostOf<Machine extends AnyStateMachine> = Innermost<StateOf<Machine>>;
type Innermost<State extends string, All extends string = State> = State extends unknown
  ? Extract<All, `${State}.${string}`> extends never
    ? State
    : never
  : never;
export type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>['type'];

export type Word = readonly [title: string, sentence: string];
/** A text in both languages, and how it is written: `German | English`. */
export type Text = Readonly<Record<Locale, string>>;
export type Both = `${string} | ${string}`;

export function inBoth(written: Both): Text {
  const [de = '', en = ''] = written.split(' | ');
  return { de, en };
}

/** One text of its own: both`German | English`. */
export function both({ raw: [written = ''] }: TemplateStringsArray): Text {
  if (!written.includes(' | ')) throw new Error(`“${written}” is in one language only.`);
  return inBoth(written as Both);
}

export function byLanguage<Name extends string>(written: Readonly<Record<Name, Both>>) {
  const inOne = (locale: Locale) => mapped(written, (one) => inBoth(one)[locale]);
  return { de: inOne('de'), en: inOne('en') };
}

const mapped = <Name extends string, From, To>(all: Readonly<Record<Name, From>>, to: (one: From) => To) =>
  Object.fromEntries(Object.entries<From>(all).map(([name, one]) => [name, to(one)])) as Record<Name, To>;

export type Words<Machine extends AnyStateMachine> = Record<
  Locale,
  {
    readonly events: { readonly [Event in EventOf<Machine>]: string };
    readonly states: Readonly<Record<StateOf<Machine>, Word>>;
    /** What always holds, by the names of the model's invariants. */
    readonly rules: Readonly<Record<string, string>>;
  }
>;

/** Names that no line of a text begins with. */
type Unsaid<Name extends string, Said extends string> = Name extends unknown
  ? Said extends `${string}\n  ${Name}: ${string}`
    ? never
    : Name
  : never;
type Complete<Missing> = [Missing] extends [never] ? unknown : { readonly missing: Missing };

/** The words of a machine, written as docs/machines.md says; one that is forgotten does not compile. */
export type Saying<Machine extends AnyStateMachine, Said extends string> = Said &
  Complete<Unsaid<StateOf<Machine> | EventOf<Machine>, Said>>;

export function wordsOf<Machine extends AnyStateMachine>(text: string): Words<Machine> {
  const [first = '', second = '', third = ''] = text.split('\n\n');
  const [events, states, rules] = [byLanguage(linesIn(first)), wordLines(second), byLanguage(linesIn(third))];
  const inOne = (locale: Locale) => ({ events: events[locale], states: states[locale], rules: rules[locale] });
  return { de: inOne('de'), en: inOne('en') };
}

/** Lines of `name: Title — Sentence | Title — Sentence`. */
export function wordLines(text: string): Readonly<Record<Locale, Readonly<Record<string, Word>>>> {
  const { de, en } = byLanguage(linesIn(text));
  const wordIn = (said: string): Word => {
    const [title = '', sentence = ''] = said.split(' — ');
    return [title, sentence];
  };
  return { de: mapped(de, wordIn), en: mapped(en, wordIn) };
}

const linesIn = (text: string): Record<string, Both> =>
  Object.fromEntries(
    [...text.matchAll(/^ *([\w.-]+): (.+ \| .+)$/gm)].map(([, name = '', said]) => [name, said as Both]),
  );

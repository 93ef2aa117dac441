/** What an actor resolves to: one of several kinds. */
type Answered = { readonly kind: string };
type Way = { readonly target?: string; readonly actions?: unknown; readonly reenter?: boolean };
/** Where a kind leads: at once, or by further guards first, each of which asks for the kind too. */
type Entry = string | Way | readonly [...(Way & { readonly guard: unknown })[], Way];
type Entries<Result extends Answered> = Readonly<Record<Result['kind'] | 'failed', Entry>>;

/** The transitions of an entry: what `target` alone says is spelt out. */
type WaysOf<One> = One extends string ? { target: One } : One extends readonly unknown[] ? One[number] : One;
type Fanned<Result extends Answered, All> = {
  onDone: (WaysOf<All[keyof All]> | (WaysOf<All[keyof All]> & { guard: AnswerGuard<Result> }))[];
  onError: Crashed<WaysOf<All['failed' & keyof All]>>;
};
/** A crash carries no output; the actions take it for an answer of the kind `failed`. */
type Crashed<One> = { [Key in keyof One]: Key extends 'actions' ? WithoutOutput<One[Key]> : One[Key] };
type WithoutOutput<Actions> = Actions extends readonly unknown[]
  ? { [Index in keyof Actions]: WithoutOutput<Actions[Index]> }
  : Actions extends { type: infer Type; params: (...args: never) => unknown }
    ? { type: Type; params: { kind: 'failed' } }
    : Actions;

/** A guard that knows what it asks: charts and names of transitions are read from its kinds. */
export type AnswerGuard<Result = unknown> = ((args: { event: { output: Result } }) => boolean) & {
  readonly kinds: readonly string[];
};

/** The result of an invoked actor, as the parameters of a guard or an action; a crash is one that failed. */
export const output = <Result>({ event }: { event: { output: Result } }): Result =>
  'output' in event ? event.output : ({ kind: 'failed' } as Result);

/**
 * Where each kind of an actor's result leads, none forgotten: `{ src, ...answers<Result>()({ … }) }`. Kinds with the
 * same entry share one transition; those of `failed` come last and without a guard, and a crash goes there too.
 */
export const answers =
  <Result extends Answered>() =>
  <const All extends Entries<Result>>(entries: All): Fanned<Result, All> => {
    const kinds = Object.entries<Entry>(entries);
    const otherwise = waysOf(entries.failed);
    const guarded = [...new Set(kinds.map(([, entry]) => entry))].filter((entry) => entry !== entries.failed);
    const onDone = [
      ...guarded.flatMap((entry) => {
        const guard = isOneOf(kinds.flatMap(([kind, one]) => (one === entry ? kind : [])));
        const ways = waysOf(entry).filter((way) => way !== entries.failed);
        return ways.map((way) => ('guard' in way ? way : { ...way, guard }));
      }),
      ...otherwise,
    ];
    return { onDone, onError: otherwise.at(-1) } as unknown as Fanned<Result, All>;
  };

/** Nothing has come of it: the form tells why, and asks again. */
export const refusedTo = <const State extends string>(target: State) => {
  const again = { target, actions: { type: 'settle', params: output } } as const;
  return { refused: again, unauthenticated: again, failed: again };
};

export const isAnswerGuard = (guard: unknown): guard is AnswerGuard => typeof guard === 'function' && 'kinds' in guard;

const isOneOf = (kinds: readonly string[]): AnswerGuard<Answered> =>
  Object.assign(({ event }: { event: { output: Answered } }) => kinds.includes(event.output.kind), { kinds });

const waysOf = (entry: Entry): readonly Way[] =>
  typeof entry === 'string' ? [{ target: entry }] : Array.isArray(entry) ? entry : [entry as Way];

import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Word } from './words.ts';

/** A machine's English words, whichever machine it is. */
interface Told {
  readonly en: { readonly states: object; readonly events: object };
}

/** What happened, as a reader of the diagrams knows it: `by “log in”`, `by the answer ok`, `at the start`. */
export function tellEvent({ en }: Told, event: AnyEventObject): string {
  const { type } = event;
  if (type === 'xstate.init') return 'at the start';
  if (type.startsWith('xstate.done.')) return `by the answer ${answerOf(event['output'])}`;
  if (type.startsWith('xstate.error.')) return 'by a call that crashes';
  if (type.startsWith('xstate.after.')) return `by time that passes (${type.split('.')[2] ?? ''})`;
  return `by “${(en.events as Readonly<Record<string, string>>)[type] ?? type}”`;
}

/** The titles of the innermost states. */
export function tellStates({ en }: Told, snapshot: AnyMachineSnapshot): string {
  const titles = en.states as Readonly<Record<string, Word>>;
  const active = Object.keys(titles).filter((state) => snapshot.matches(state));
  const innermost = active.filter((state) => !active.some((other) => other.startsWith(`${state}.`)));
  return innermost.map((state) => titles[state]?.[0]).join(' · ');
}

function answerOf(output: unknown): string {
  const kind = typeof output === 'object' && output !== null && 'kind' in output ? output.kind : undefined;
  return typeof kind === 'string' ? kind : JSON.stringify(output);
}

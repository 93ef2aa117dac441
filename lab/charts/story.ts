import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { AnyModel } from '../../machines/kit/model.ts';
import { answerWords } from '../../machines/kit/answers.words.ts';
import { models } from '../../machines/models.ts';
import { leavesOf } from '../paths/kit/states.ts';
import type { Lane } from './presentation.ts';
import { phrases } from './phrases.ts';
import { both, type Text } from './text.ts';

/** What happens at one machine, in a row: its events by name (an answer by its kind), and where the last one leads. */
export type Scene = readonly [machine: string, events: string, leadsTo: string, de: string, en: string];

/** What somebody lives through, across machines; each of them goes on where an earlier scene has left it. */
export interface Story {
  readonly id: string;
  readonly title: Text;
  readonly lane: Lane;
  readonly scenes: readonly Scene[];
}

/** The machine after something happened. */
export interface Frame {
  readonly words: Text;
  /** The innermost ones. */
  readonly states: readonly string[];
}

export interface ToldScene {
  readonly machine: string;
  readonly says: Text;
  readonly frames: readonly Frame[];
}

export interface ToldStory extends Pick<Story, 'id' | 'title' | 'lane'> {
  readonly scenes: readonly ToldScene[];
  /** What the machines as they are now no longer let happen. */
  readonly lost: readonly string[];
}

interface Step {
  readonly event?: AnyEventObject;
  readonly snapshot: AnyMachineSnapshot;
}

/** Plays a story through the real machines; a scene that cannot happen is named, and the others go on. */
export function tell({ scenes, ...story }: Story): ToldStory {
  const left = new Map<string, AnyMachineSnapshot>();
  const lost: string[] = [];
  const told = scenes.map(([id, events, leadsTo, de, en]): ToldScene => {
    const model = models.find(({ machine }) => machine.id === id);
    const names = events.split(' ').filter(Boolean);
    const steps = model && play(model, left.get(id), names, leadsTo);
    const last = steps?.at(-1);
    if (last) left.set(id, last.snapshot);
    else lost.push(`${story.id} “${en}”: ${events || 'the beginning'} does not lead ${id} to ${leadsTo}.`);
    const frames = model && steps ? steps.map((step) => frameOf(model, step)) : [];
    return { machine: id, says: { de, en }, frames };
  });
  return { ...story, scenes: told, lost };
}

/** The steps of these names that end where they shall, from a snapshot or from any of the model's beginnings. */
function play(
  { machine, events, inputs = [undefined] }: AnyModel,
  from: AnyMachineSnapshot | undefined,
  names: readonly string[],
  leadsTo: string,
): readonly Step[] | undefined {
  const goOn = (snapshot: AnyMachineSnapshot, rest: readonly string[]): readonly Step[] | undefined => {
    const [name, ...others] = rest;
    if (name === undefined) return leavesOf(snapshot).some((leaf) => within(leaf, leadsTo)) ? [] : undefined;
    for (const event of events.filter((one) => nameOf(one) === name)) {
      if (!snapshot.can(event)) continue;
      const [next] = transition(machine, snapshot, event) as [AnyMachineSnapshot, unknown];
      const after = goOn(next, others);
      if (after) return [{ event, snapshot: next }, ...after];
    }
    return undefined;
  };
  if (from) return goOn(from, names);
  for (const input of inputs) {
    const [snapshot] = initialTransition(machine, input) as [AnyMachineSnapshot, unknown];
    const after = goOn(snapshot, names);
    if (after) return [{ snapshot }, ...after];
  }
  return undefined;
}

const within = (leaf: string, state: string): boolean => leaf === state || leaf.startsWith(`${state}.`);

/** An answer by its kind, a delay by its name. */
function nameOf({ type, output }: AnyEventObject): string {
  if (type.startsWith('xstate.done.')) return (output as { kind?: string } | undefined)?.kind ?? 'done';
  return /^xstate\.after\.(?<delay>\w+)\./.exec(type)?.groups?.['delay'] ?? type;
}

function frameOf({ words }: AnyModel, { event, snapshot }: Step): Frame {
  return {
    states: leavesOf(snapshot),
    words: both((locale) => {
      if (!event) return '';
      const name = nameOf(event);
      if (event.type.startsWith('xstate.after.')) return phrases.timeUp[locale];
      // that all goes well needs no words
      if (event.type.startsWith('xstate.done.') && name === 'ok') return '';
      const answers: Readonly<Record<string, string>> = answerWords[locale];
      return (words[locale].events as Readonly<Record<string, string>>)[event.type] ?? answers[name] ?? name;
    }),
  };
}

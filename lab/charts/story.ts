import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { Locale } from '../../contract/kit/fields.ts';
import { leavesOf } from '../../machines/kit/coverage.ts';
import { type AnyModel, happens } from '../../machines/kit/model.ts';
import { models } from '../../machines/models.ts';
import type { Lane } from './presentation.ts';

export const toldStories = (locale: Locale) =>
  tell(readFileSync(join(import.meta.dirname, 'stories.txt'), 'utf8'), locale);

/**
 * Plays stories through the real machines. Each begins with its id, whose it is and its title in both languages; each
 * scene says what happens at one machine in a row (an answer by its kind) and where that leads, then so in both
 * languages. A scene goes on where an earlier one has left its machine; one that can't happen is `lost`. Its frames are the
 * machine after each thing that happened, with the innermost states that are active.
 */
export function tell(text: string, locale: Locale) {
  const stories = text.trim().split(/\n{2,}(?=[\w-]+, \w+\n)/u);
  return stories.map((story) => {
    const [[head = '', de = '', en = ''] = [], ...scenes] = story.split(/\n{2,}/u).map((block) => block.split('\n'));
    const [id = '', lane] = head.split(', ');
    const left = new Map<string, AnyMachineSnapshot>();
    const lost: string[] = [];
    const told = scenes.map((lines) => {
      const [plot = '', inGerman = '', inEnglish = ''] = lines;
      const [, machine = '', events = '', goal = ''] = /(\w+): (.*)→ (.+)/.exec(plot) ?? [];
      const model = models.find((one) => one.machine.id === machine);
      const steps = model && play(model, left.get(machine), events.split(' ').filter(Boolean), goal);
      const last = steps?.at(-1);
      if (last) left.set(machine, last.snapshot);
      else lost.push(`${id} “${inEnglish}”: “${plot}” can’t happen.`);
      return {
        machine,
        says: { de: inGerman, en: inEnglish }[locale],
        frames: (steps ?? []).map(({ event, snapshot }) => ({
          words: model && event ? happens(model, event, locale) : '',
          states: leavesOf(snapshot),
        })),
      };
    });
    return { id, lane: lane as Lane, title: { de, en }[locale], scenes: told, lost };
  });
}

interface Step {
  readonly event?: AnyEventObject;
  readonly snapshot: AnyMachineSnapshot;
}

/** The steps of these names that end where they shall, from a snapshot or from any of the model's beginnings. */
function play(
  { machine, events, inputs = [undefined] }: AnyModel,
  from: AnyMachineSnapshot | undefined,
  names: readonly string[],
  goal: string,
): readonly Step[] | undefined {
  const goOn = (snapshot: AnyMachineSnapshot, [name, ...others]: readonly string[]): readonly Step[] | undefined => {
    if (name === undefined)
      return leavesOf(snapshot).some((leaf) => `${leaf}.`.startsWith(`${goal}.`)) ? [] : undefined;
    for (const event of events.filter((one) => nameOf(one) === name && snapshot.can(one))) {
      const [next] = transition(machine, snapshot, event) as [AnyMachineSnapshot, unknown];
      const after = goOn(next, others);
      if (after) return [{ event, snapshot: next }, ...after];
    }
    return undefined;
  };
  try {
    const beginnings = from
      ? [from]
      : inputs.map((input) => initialTransition(machine, input)[0] as AnyMachineSnapshot);
    for (const snapshot of beginnings) {
      const after = goOn(snapshot, names);
      if (after) return from ? after : [{ snapshot }, ...after];
    }
  } catch {
    // a machine that turns in a circle lets nothing happen
  }
  return undefined;
}

/** An answer by its kind, a delay by its name. */
function nameOf({ type, output }: AnyEventObject): string {
  if (type.startsWith('xstate.done.')) return (output as { kind?: string } | undefined)?.kind ?? 'done';
  return /^xstate\.after\.(?<delay>\w+)\./.exec(type)?.groups?.['delay'] ?? type;
}

import type { Sentence } from '../oracle/sentence.ts';
import type { Kill } from './hunt.ts';
import type { Judgement } from './judge.ts';

const count = (many: number, one: string) => `${many.toLocaleString('en')} ${one}${many === 1 ? '' : 's'}`;
const tallied = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => [name, all.length] as const)
    .sort(([, a], [, b]) => b - a);

/** A line for each part: how many mutants, and what killed them. */
export function table({ killed, survivors, explained }: Judgement): string[] {
  const parts = [...new Set([...killed, ...survivors, ...explained].map(({ mutant }) => mutant.part))];
  const rows = parts.map((part) => {
    const here = killed.filter(({ mutant }) => mutant.part === part);
    const by = (kind: Kill['kind']) => here.filter(({ kills }) => kills.some((kill) => kill.kind === kind)).length;
    const alive = [survivors, explained].map((list) => list.filter(({ mutant }) => mutant.part === part).length);
    const crashed = here.filter(({ kills }) => kills.every((kill) => kill.crashed)).length;
    const all = here.length + alive.reduce((sum, some) => sum + some, 0);
    return [part, all, by('sentence'), by('invariant'), by('walk'), crashed, alive[1] ?? 0, alive[0] ?? 0];
  });
  const sums = [1, 2, 3, 4, 5, 6, 7].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
  const titles = ['', 'mutants', 'sentences', 'rules', 'walks', 'crashed', 'explained', 'survive'];
  return [titles, ...rows, ['all', ...sums]].map((row) =>
    row.map((cell, column) => (column === 0 ? String(cell).padEnd(24) : String(cell).padStart(11))).join(''),
  );
}

/** What each sentence and each rule has killed, most first. */
export const byKiller = ({ killed }: Judgement): string[] =>
  tallied(killed.flatMap(({ kills }) => kills.map(({ kind, by }) => (kind === 'invariant' ? `“${by}”` : by)))).map(
    ([by, many]) => `${String(many).padStart(7)}  ${by}`,
  );

/** Sentences about what was changed that noticed no change: either too weak, or about something no mutant changes. */
export function idle(sentences: readonly Sentence[], { killed }: Judgement): string[] {
  const busy = new Set(killed.flatMap(({ kills }) => kills.map(({ by }) => by)));
  return sentences.filter(({ id }) => !busy.has(id)).map(({ id, words }) => `${id}: ${words}`);
}

export const reasons = ({ explained }: Judgement): string[] =>
  tallied(explained.map(({ reason }) => reason)).map(([reason, many]) => `${count(many, 'mutant')}: ${reason}`);

/** The last line. */
export const summary = ({ killed, survivors, explained }: Judgement, sentences: number, seconds: number): string =>
  [
    count(killed.length + survivors.length + explained.length, 'mutant'),
    `${killed.length.toLocaleString('en')} killed`,
    `${explained.length} explained`,
    `${survivors.length} survive`,
    count(sentences, 'sentence'),
    `${seconds.toFixed(0)} s`,
  ].join(', ');

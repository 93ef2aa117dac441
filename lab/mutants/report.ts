import type { Sentence } from '../oracle/sentence.ts';
import type { Kill } from './hunt.ts';
import type { Judgement } from './judge.ts';

const count = (many: number, one: string) => `${many.toLocaleString('en')} ${one}${many === 1 ? '' : 's'}`;

/** A line for each part: how many mutants, and what killed them. */
export function table({ killed, survivors, explained }: Judgement): string[] {
  const parts = [...new Set([...killed, ...survivors, ...explained].map(({ mutant }) => mutant.part))];
  const rows = parts.map((part) => {
    const [here = [], alive = [], known = []] = [killed, survivors, explained].map((all) =>
      all.filter(({ mutant }) => mutant.part === part),
    );
    const by = (kind: Kill['kind']) => here.filter(({ kills }) => kills.some((kill) => kill.kind === kind)).length;
    const crashed = here.filter(({ kills }) => kills.every((kill) => kill.crashed)).length;
    const all = here.length + alive.length + known.length;
    return [part, all, by('sentence'), by('rule'), crashed, known.length, alive.length];
  });
  const titles = ['', 'mutants', 'sentences', 'rules', 'crashed', 'explained', 'survive'];
  const sums = titles.slice(1).map((_, column) => rows.reduce((sum, row) => sum + Number(row[column + 1]), 0));
  return [titles, ...rows, ['all', ...sums]].map((row) =>
    row.map((cell, column) => (column === 0 ? String(cell).padEnd(24) : String(cell).padStart(11))).join(''),
  );
}

/** Sentences about what was changed that noticed no change: either too weak, or about something no mutant changes. */
export function idle(sentences: readonly Sentence[], { killed }: Judgement): string[] {
  const busy = new Set(killed.flatMap(({ kills }) => kills.map(({ by }) => by)));
  return sentences.filter(({ id }) => !busy.has(id)).map(({ id, words }) => `${id}: ${words}`);
}

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

import { type Model, onlyTheState } from '../kit/model.ts';
import { rulesOf } from '../kit/rules.ts';
import { type ChunkFailure, chunkGuardMachine } from './chunk-guard.machine.ts';
import { chunkGuardWords } from './chunk-guard.words.ts';

const { is } = rulesOf(chunkGuardMachine);
const now = 1_000_000;
const minute = 60_000;

/** When a part of the page was missing, in words, and what follows. */
export const chunkFailures: readonly [when: string, failure: ChunkFailure, then: 'reloading' | 'failed'][] = [
  ['this tab never reloaded', { now, reloadedAt: null, storageWorks: true }, 'reloading'],
  ['the last reload is a minute ago', { now, reloadedAt: now - minute, storageWorks: true }, 'reloading'],
  ['the last reload is less than a minute ago', { now, reloadedAt: now - minute + 1, storageWorks: true }, 'failed'],
  ['the stamp is from the future', { now, reloadedAt: now + 1, storageWorks: true }, 'failed'],
  ['nothing can be stored', { now, reloadedAt: null, storageWorks: false }, 'failed'],
];
const failures = chunkFailures.map(([, failure]) => ({ type: 'chunk.failed', ...failure }) as const);

export const chunkGuardModel: Model<typeof chunkGuardMachine> = {
  machine: chunkGuardMachine,
  words: chunkGuardWords,
  events: [...failures, { type: 'reload.request' }],
  abstraction: onlyTheState,
  invariants: [
    {
      rule: {
        de: 'Von selbst lädt die Seite nie zweimal in einer Minute neu, und nie, wenn sie sich nichts merken kann.',
        en: 'The page never reloads by itself twice in a minute, and never where it can’t remember that it did.',
      },
      holds: (after, event) => {
        if (event.type !== 'chunk.failed' || !is(after, 'reloading')) return true;
        const { now: at, reloadedAt, storageWorks } = event as typeof event & ChunkFailure;
        return storageWorks && (reloadedAt === null || at - reloadedAt >= minute);
      },
    },
    {
      rule: {
        de: 'Fehlt ein Teil und ist die Minute um, wird neu geladen; sonst bleibt ein Knopf.',
        en: 'Where a part is missing and the minute is over, the page reloads; else a button remains.',
      },
      holds: (after, event) => {
        const index = failures.findIndex((failure) => JSON.stringify(failure) === JSON.stringify(event));
        const then = chunkFailures[index]?.[2];
        return then === undefined || is(after, then);
      },
    },
  ],
  happyPath: ['watching', 'reloading'],
};

import { modelOf, rulesOf } from '../kit/rules.ts';
import { type ChunkFailure, chunkGuardMachine } from './chunk-guard.machine.ts';
import { chunkGuardWords } from './chunk-guard.words.ts';

const { is } = rulesOf(chunkGuardMachine);
const minute = 60_000;
const failed = { type: 'chunk.failed', now: 1_000_000, reloadedAt: null, storageWorks: true } as const;

export const chunkGuardModel = modelOf(chunkGuardMachine, {
  words: chunkGuardWords,
  carrying: [failed, { ...failed, reloadedAt: failed.now - minute + 1 }, { ...failed, storageWorks: false }],
  invariants: {
    reloadsOnceAMinute: (after, event) => {
      if (event.type !== 'chunk.failed' || !is(after, 'reloading')) return true;
      const { now, reloadedAt, storageWorks } = event as typeof event & ChunkFailure;
      return storageWorks && (reloadedAt === null || now - reloadedAt >= minute);
    },
  },
  happyPath: ['watching', 'reloading'],
});

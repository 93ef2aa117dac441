import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { walk } from '../kit/coverage.ts';
import { chunkGuardMachine, type ChunkFailure } from './chunk-guard.machine.ts';

const now = 1_000_000;
const cases: [string, ChunkFailure, string][] = [
  ['this tab never reloaded', { now, reloadedAt: null, storageWorks: true }, 'reloading'],
  ['the last reload is a minute ago', { now, reloadedAt: now - 60_000, storageWorks: true }, 'reloading'],
  ['the last reload is less than a minute ago', { now, reloadedAt: now - 59_999, storageWorks: true }, 'failed'],
  ['the stamp is from the future', { now, reloadedAt: now + 1, storageWorks: true }, 'failed'],
  ['nothing can be stored', { now, reloadedAt: null, storageWorks: false }, 'failed'],
];

it.each(cases)('after a failed chunk, where %s', (_, failure, state) => {
  const actor = createActor(chunkGuardMachine).start();
  actor.send({ type: 'chunk.failed', ...failure });
  expect(actor.getSnapshot().value).toBe(state);
});

it('the chunk guard takes every transition', () => {
  const result = walk(chunkGuardMachine, {
    events: [...cases.map(([, failure]) => ({ type: 'chunk.failed', ...failure })), { type: 'reload.request' }],
  });
  expect(result).toEqual({ states: 3, steps: 6, transitions: 3, notWalked: [] });
});

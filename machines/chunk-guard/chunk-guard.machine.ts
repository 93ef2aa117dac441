import { emit, setup, type SnapshotFrom } from 'xstate';
import type { StateMeta } from '../kit/meta.ts';

/** A script part that can't be loaded: the page is reloaded, at most once a minute. */

/** Milliseconds between two reloads at least (specification, section 9). */
export const reloadPause = 60_000;

/** The times are milliseconds of one clock; `reloadedAt` is null where this tab never reloaded. */
export type ChunkFailure = { now: number; reloadedAt: number | null; storageWorks: boolean };
export type ChunkGuardEvent = ({ type: 'chunk.failed' } & ChunkFailure) | { type: 'reload.request' };

export const chunkGuardMachine = setup({
  types: {
    events: {} as ChunkGuardEvent,
    emitted: {} as { type: 'reload.requested' },
    meta: {} as StateMeta,
  },
  guards: {
    /** A stamp from the future counts as recent: better a button than a loop. */
    canReload: (_, { now, reloadedAt, storageWorks }: ChunkFailure) =>
      storageWorks && (reloadedAt === null || now - reloadedAt >= reloadPause),
  },
  actions: { requestReload: emit({ type: 'reload.requested' }) },
}).createMachine({
  id: 'chunkGuard',
  initial: 'watching',
  states: {
    watching: {
      on: {
        'chunk.failed': [
          { guard: { type: 'canReload', params: ({ event }) => event }, target: 'reloading' },
          { target: 'failed' },
        ],
      },
    },
    reloading: { type: 'final', meta: { route: '*' }, entry: 'requestReload' },
    failed: { meta: { route: '*' }, on: { 'reload.request': { target: 'reloading' } } },
  },
});

export type ChunkGuardSnapshot = SnapshotFrom<typeof chunkGuardMachine>;

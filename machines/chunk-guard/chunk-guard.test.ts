import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { chunkGuardMachine } from './chunk-guard.machine.ts';
import { chunkFailures } from './chunk-guard.model.ts';

it.each(chunkFailures)('after a failed chunk, where %s [S8-12]', (_, failure, state) => {
  const actor = createActor(chunkGuardMachine).start();
  actor.send({ type: 'chunk.failed', ...failure });
  expect(actor.getSnapshot().value).toBe(state);
});

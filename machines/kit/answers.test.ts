import { expectTypeOf, it } from 'vitest';
import type { answers } from './answers.ts';
import type { Failed } from './results.ts';

// where the kinds lead is proven by every machine that asks
it('compile only with an entry for each kind', () => {
  type Result = { kind: 'ok'; value: number } | { kind: 'expired' } | Failed;
  type Entries = Parameters<ReturnType<typeof answers<Result>>>[0];
  const entries = { ok: 'done', expired: { target: 'expired' }, failed: 'failed' };
  expectTypeOf(entries).toExtend<Entries>();
  expectTypeOf<Omit<typeof entries, 'expired'>>().not.toExtend<Entries>();
  expectTypeOf<Omit<typeof entries, 'failed'>>().not.toExtend<Entries>();
});

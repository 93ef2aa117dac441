import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, setup, toPromise } from 'xstate';
import { answers, type AnswerGuard, output } from './answers.ts';
import type { Failed } from './results.ts';

type Result = { kind: 'ok'; value: number } | { kind: 'expired' } | { kind: 'used' } | Failed;

const settle = { type: 'settle', params: output } as const;
const gone = { target: 'gone', actions: settle } as const;
const kindsOf = (ways: readonly object[]) =>
  ways.map((way) => ('guard' in way ? (way.guard as AnswerGuard).kinds : 'otherwise'));

describe('answers', () => {
  it('asks for each kind in turn, and leads to the entry of failed otherwise', () => {
    const { onDone, onError } = answers<Result>()({ failed: 'failed', ok: 'done', expired: 'expired', used: gone });
    expect(kindsOf(onDone)).toEqual([['ok'], ['expired'], ['used'], 'otherwise']);
    expect(onDone.map(({ target }) => target)).toEqual(['done', 'expired', 'gone', 'failed']);
    expect(onError).toEqual({ target: 'failed' });
  });

  it('makes one transition of kinds that share an entry, none of those that share the one of failed', () => {
    expect(kindsOf(answers<Result>()({ ok: 'done', expired: gone, used: gone, failed: 'failed' }).onDone)).toEqual([
      ['ok'],
      ['expired', 'used'],
      'otherwise',
    ]);
    expect(kindsOf(answers<Result>()({ ok: 'done', expired: gone, used: gone, failed: gone }).onDone)).toEqual([
      ['ok'],
      'otherwise',
    ]);
  });

  it('asks a guard of its own before the kind', () => {
    const guard = () => true;
    const { onDone } = answers<Result>()({
      ok: [{ guard, target: 'large' }, { target: 'done' }],
      expired: [{ guard, target: 'late' }, gone],
      used: 'used',
      failed: gone,
    });
    expect(onDone.map((way) => [way.target, 'guard' in way && way.guard === guard])).toEqual([
      ['large', true],
      ['done', false],
      ['late', true],
      ['used', false],
      ['gone', false],
    ]);
  });

  it('compiles only with an entry for each kind', () => {
    type Entries = Parameters<ReturnType<typeof answers<Result>>>[0];
    const entries = { ok: 'done', expired: { target: 'expired' }, used: 'used', failed: 'failed' };
    expectTypeOf(entries).toExtend<Entries>();
    expectTypeOf<Omit<typeof entries, 'used'>>().not.toExtend<Entries>();
    expectTypeOf<Omit<typeof entries, 'failed'>>().not.toExtend<Entries>();
  });

  it.each<[string, () => Promise<Result>, string, unknown]>([
    ['a kind', () => Promise.resolve({ kind: 'ok', value: 1 }), 'done', { kind: 'ok', value: 1 }],
    ['another kind', () => Promise.resolve({ kind: 'used' }), 'failed', { kind: 'used' }],
    ['a crash', () => Promise.reject(new Error('a bug')), 'failed', { kind: 'failed' }],
  ])('leads a machine by %s, and hands the answer to its actions', async (_, ask, state, settled) => {
    const failed = { target: 'failed', actions: settle } as const;
    const seen: unknown[] = [];
    const machine = setup({
      actors: { ask: fromPromise<Result>(ask) },
      actions: { settle: (__, result: Result) => seen.push(result) },
    }).createMachine({
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'ask',
            ...answers<Result>()({ ok: { target: 'done', actions: settle }, expired: failed, used: failed, failed }),
          },
        },
        done: { type: 'final' },
        failed: { type: 'final' },
      },
    });
    const actor = createActor(machine).start();
    await toPromise(actor);
    expect([actor.getSnapshot().value, seen]).toEqual([state, [settled]]);
  });
});

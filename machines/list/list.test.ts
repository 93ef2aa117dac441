import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { lastPage, listMachine, type ListQuery, type LoadResult } from './list.machine.ts';
import { pageOf } from './list.model.ts';

it('goes to the last page where one past the end was asked for, and aborts what a newer query overtakes [S8-13]', async () => {
  const asked: ListQuery[] = [];
  const aborted: ListQuery[] = [];
  const machine = listMachine.provide({
    actors: {
      load: fromPromise<LoadResult, { query: ListQuery }>(async ({ input: { query }, signal }) => {
        asked.push(query);
        signal.addEventListener('abort', () => aborted.push(query));
        await Promise.resolve();
        return pageOf(query.page ?? 1, 45);
      }),
    },
  });
  const actor = createActor(machine, { input: { query: { page: 2 } } }).start();
  const corrected: number[] = [];
  actor.on('page.corrected', ({ page }) => corrected.push(page));
  actor.send({ type: 'query.changed', query: { page: 9, q: 'x' } });
  const shown = await waitFor(actor, (snapshot) => snapshot.matches('showing'));
  expect(asked).toEqual([{ page: 2 }, { page: 9, q: 'x' }, { page: 3, q: 'x' }]);
  expect(aborted[0]).toEqual({ page: 2 });
  expect([corrected, shown.context.query]).toEqual([[3], { page: 3, q: 'x' }]);
  expect(lastPage({ data: [], meta: { total: 0, per_page: 20, current_page: 1 } })).toBe(1);
});

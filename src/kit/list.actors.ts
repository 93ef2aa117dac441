import { fromPromise } from 'xstate';
import { type ListPage, type ListQuery, listMachine, type LoadResult } from '../../machines/list/list.machine.ts';
import { outcomeOf } from '../api/results.ts';

/** The list machine, with what it asks. */
export const providedList = (load: (query: ListQuery, signal: AbortSignal) => Promise<ListPage>) =>
  listMachine.provide({
    actors: {
      load: fromPromise<LoadResult, { query: ListQuery }>(async ({ input: { query }, signal }) => {
        try {
          return { kind: 'ok', page: await load(query, signal) };
        } catch (error) {
          return outcomeOf(error);
        }
      }),
    },
  });

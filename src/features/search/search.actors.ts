import { fromPromise } from 'xstate';
import { searchApplicants } from '../../../contract/search/search.endpoints.ts';
import { listMachine, type ListQuery, type LoadResult } from '../../../machines/list/list.machine.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { addressQueryOf, apiQueryOf } from './search-query.ts';

/** The machine's query is the address's, with the page as a number. */
const load = fromPromise<LoadResult, { query: ListQuery }>(async ({ input: { query }, signal }) => {
  try {
    const asked = addressQueryOf({ ...query, page: query.page === undefined ? undefined : String(query.page) });
    return { kind: 'ok', page: await call(searchApplicants, { query: apiQueryOf(asked) }, { signal }) };
  } catch (error) {
    return outcomeOf(error);
  }
});

export const providedSearchMachine = listMachine.provide({ actors: { load } });

import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { answers, output } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed, Refused, Unauthenticated } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/** A page of a list; the address owns the query, a newer one aborts what is under way. */

/** The query as the address has it; only the page matters here. */
export type ListQuery = { page?: number | undefined } & Record<string, unknown>;
export type ListPage = { data: readonly unknown[]; meta: { total: number; per_page: number; current_page: number } };
export type LoadResult = { kind: 'ok'; page: ListPage } | Refused | Unauthenticated | Failed;
/** What was answered last; it stands until the next answer, so that nothing flickers while somebody types. */
export type ListAnswer =
  | { kind: 'showing' | 'empty'; page: ListPage; query: ListQuery }
  /** `refused` where the server said why. */
  | { kind: 'failed'; refused: Refused | undefined; query: ListQuery };
export type ListContext = { query: ListQuery; answer: ListAnswer | null };
type Changed = { query: ListQuery; typing?: boolean };
export type ListEvent =
  /** `typing`: wait until the fingers rest. */
  ({ type: 'query.changed' } & Changed) | { type: 'list.retry' };
/** The page asked for lies past the end; the address should name this one. */
export type ListEmitted = { type: 'page.corrected'; page: number };

/** Tells queries apart. */
export const queryKey = (query: ListQuery): string =>
  JSON.stringify(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => one.localeCompare(other)),
  );

const lastPage = ({ meta }: ListPage): number => Math.max(1, Math.ceil(meta.total / meta.per_page));

const failed = { target: 'failed', actions: { type: 'keepFailure', params: output } } as const;

export const listMachine = setup({
  types: {
    context: {} as ListContext,
    events: {} as ListEvent,
    input: {} as { query: ListQuery },
    emitted: {} as ListEmitted,
    meta: {} as StateMeta,
    tags: {} as 'busy',
  },
  actors: { load: unprovided<LoadResult, { query: ListQuery }>('load') },
  guards: {
    isOther: ({ context }, { query }: Changed) => queryKey(query) !== queryKey(context.query),
    isTyping: ({ context }, { query, typing }: Changed) =>
      typing === true && queryKey(query) !== queryKey(context.query),
    isPastEnd: (_, result: LoadResult) =>
      result.kind === 'ok' && result.page.meta.total > 0 && result.page.meta.current_page > lastPage(result.page),
    isEmpty: (_, result: LoadResult) => result.kind === 'ok' && result.page.meta.total === 0,
  },
  actions: {
    keepQuery: assign((_, { query }: { query: ListQuery }) => ({ query })),
    keepPage: assign(({ context: { query } }, result: LoadResult) =>
      result.kind === 'ok'
        ? {
            answer: {
              kind: result.page.meta.total === 0 ? ('empty' as const) : ('showing' as const),
              page: result.page,
              query,
            },
          }
        : {},
    ),
    keepFailure: assign(({ context: { query } }, result: LoadResult) => ({
      answer: { kind: 'failed' as const, refused: result.kind === 'refused' ? result : undefined, query },
    })),
    correctPage: assign(({ context }, result: LoadResult) =>
      result.kind === 'ok' ? { query: { ...context.query, page: lastPage(result.page) } } : {},
    ),
    tellCorrection: emit(({ context }) => ({ type: 'page.corrected' as const, page: context.query.page ?? 1 })),
  },
  delays: { rest: 250 },
}).createMachine({
  id: 'list',
  context: ({ input }) => ({ query: input.query, answer: null }),
  initial: 'loading',
  on: {
    'query.changed': [
      {
        guard: { type: 'isTyping', params: ({ event }) => event },
        target: '.debouncing',
        actions: { type: 'keepQuery', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'keepQuery', params: ({ event }) => event },
      },
    ],
  },
  states: {
    debouncing: { tags: 'busy', meta: { route: '*' }, after: { rest: { target: 'loading' } } },
    loading: {
      tags: 'busy',
      meta: { route: '*' },
      invoke: {
        src: 'load',
        input: ({ context }) => ({ query: context.query }),
        ...answers<LoadResult>()({
          ok: [
            {
              guard: { type: 'isPastEnd', params: output },
              target: 'loading',
              reenter: true,
              actions: [{ type: 'correctPage', params: output }, 'tellCorrection'],
            },
            {
              guard: { type: 'isEmpty', params: output },
              target: 'empty',
              actions: { type: 'keepPage', params: output },
            },
            { target: 'showing', actions: { type: 'keepPage', params: output } },
          ],
          refused: failed,
          unauthenticated: failed,
          failed,
        }),
      },
    },
    showing: { meta: { route: '*' } },
    empty: { meta: { route: '*' } },
    failed: { meta: { route: '*' }, on: { 'list.retry': { target: 'loading' } } },
  },
});

export type ListSnapshot = SnapshotFrom<typeof listMachine>;

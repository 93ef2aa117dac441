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
export type ListContext = { query: ListQuery; page: ListPage | null };
export type ListEvent =
  /** `typing`: wait until the fingers rest. */
  { type: 'query.changed'; query: ListQuery; typing?: boolean } | { type: 'list.retry' } | { type: 'list.refresh' };
export type ListEmitted =
  /** The page asked for lies past the end; the address should name this one. */
  { type: 'page.corrected'; page: number } | { type: 'list.refused'; result: Refused };

export const lastPage = ({ meta }: ListPage): number => Math.max(1, Math.ceil(meta.total / meta.per_page));

export const listMachine = setup({
  types: {
    context: {} as ListContext,
    events: {} as ListEvent,
    input: {} as { query: ListQuery },
    emitted: {} as ListEmitted,
    meta: {} as StateMeta,
  },
  actors: { load: unprovided<LoadResult, { query: ListQuery }>('load') },
  guards: {
    isTyping: (_, { typing }: { typing?: boolean }) => typing === true,
    isPastEnd: (_, result: LoadResult) =>
      result.kind === 'ok' && result.page.meta.total > 0 && result.page.meta.current_page > lastPage(result.page),
    isEmpty: (_, result: LoadResult) => result.kind === 'ok' && result.page.meta.total === 0,
  },
  actions: {
    keepQuery: assign((_, { query }: { query: ListQuery }) => ({ query })),
    keepPage: assign((_, result: LoadResult) => ({ page: result.kind === 'ok' ? result.page : null })),
    correctPage: assign(({ context }, result: LoadResult) =>
      result.kind === 'ok' ? { query: { ...context.query, page: lastPage(result.page) } } : {},
    ),
    tellCorrection: emit(({ context }) => ({ type: 'page.corrected' as const, page: context.query.page ?? 1 })),
    tellRefusal: emit((_, result: LoadResult) => ({ type: 'list.refused' as const, result: result as Refused })),
  },
  delays: { rest: 250 },
}).createMachine({
  id: 'list',
  context: ({ input }) => ({ query: input.query, page: null }),
  initial: 'loading',
  on: {
    'query.changed': [
      {
        guard: { type: 'isTyping', params: ({ event }) => event },
        target: '.debouncing',
        actions: { type: 'keepQuery', params: ({ event }) => event },
      },
      { target: '.loading', actions: { type: 'keepQuery', params: ({ event }) => event } },
    ],
    'list.refresh': { target: '.loading' },
  },
  states: {
    debouncing: { meta: { route: '*' }, after: { rest: { target: 'loading' } } },
    loading: {
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
          refused: { target: 'failed', actions: { type: 'tellRefusal', params: output } },
          unauthenticated: 'failed',
          failed: 'failed',
        }),
      },
    },
    showing: { meta: { route: '*' } },
    empty: { meta: { route: '*' } },
    failed: { meta: { route: '*' }, on: { 'list.retry': { target: 'loading' } } },
  },
});

export type ListSnapshot = SnapshotFrom<typeof listMachine>;

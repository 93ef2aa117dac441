import { all, modelOf, rulesOf } from '../kit/rules.ts';
import { listMachine, type ListSnapshot, type LoadResult } from './list.machine.ts';
import { listWords } from './list.words.ts';

const { answeredOnly, is } = rulesOf(listMachine);

/** An answer with this page of a list that has so many entries, twenty to a page. */
export const pageOf = (current_page: number, total: number): LoadResult => ({
  kind: 'ok',
  page: { data: [], meta: { total, per_page: 20, current_page } },
});
const metaOf = ({ context: { answer } }: ListSnapshot) =>
  answer === null || answer.kind === 'failed' ? undefined : answer.page.meta;

export const listModel = modelOf(listMachine, {
  words: listWords,
  inputs: [{ query: {} }],
  carrying: [
    { type: 'query.changed', query: { page: 2 } },
    { type: 'query.changed', query: { page: 1 }, typing: true },
  ],
  answers: { load: [pageOf(1, 45), pageOf(9, 45), pageOf(1, 0)] },
  invariants: {
    shownAsSent: all(answeredOnly('showing', 'loading ok'), (after) => {
      const meta = metaOf(after);
      return (
        !is(after, 'showing') || (meta !== undefined && meta.current_page <= Math.ceil(meta.total / meta.per_page))
      );
    }),
    emptyOnlyWhereNothingIs: all(
      answeredOnly('empty', 'loading ok'),
      (after) => !is(after, 'empty') || metaOf(after)?.total === 0,
      (after) => !is(after, 'showing') || metaOf(after)?.total !== 0,
    ),
  },
  happyPath: ['loading', 'showing'],
});

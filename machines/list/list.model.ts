import { crashed, done, passed } from '../kit/coverage.ts';
import type { Model } from '../kit/model.ts';
import { all, nobodyWaitsForever, rulesOf } from '../kit/rules.ts';
import { listMachine, type ListPage, type LoadResult } from './list.machine.ts';
import { listWords } from './list.words.ts';

const { answerFor, answered, answeredOnly, begins, comesFrom, elapses, is, leads, offered } = rulesOf(listMachine);

/** An answer with this page of a list that has so many entries, twenty to a page. */
export const pageOf = (current_page: number, total: number): LoadResult => ({
  kind: 'ok',
  page: { data: [], meta: { total, per_page: 20, current_page } },
});
const typed = { type: 'query.changed', query: { page: 1 }, typing: true } as const;
const turned = { type: 'query.changed', query: { page: 2 } } as const;
const everywhere = ['debouncing', 'loading', 'showing', 'empty', 'failed'] as const;
const answers = [
  pageOf(1, 45),
  pageOf(9, 45),
  pageOf(1, 0),
  { kind: 'refused', code: 'validation', message: '', errors: {} },
  { kind: 'failed' },
];
const events = [
  turned,
  typed,
  { type: 'list.retry' },
  { type: 'list.refresh' },
  ...answers.map((answer) => done('list.loading', answer)),
  crashed('list.loading'),
  passed('rest', 'list.debouncing'),
];

export const listModel: Model<typeof listMachine> = {
  machine: listMachine,
  words: listWords,
  inputs: [{ query: {} }],
  events,
  abstraction: {
    de: 'Es zählt, was die Adresse sucht.',
    en: 'What counts is the query of the address.',
    key: ({ context }) => context.query,
  },
  invariants: [
    {
      rule: {
        de: 'Gezeigt wird nur, was der Server eben geschickt hat, und nie eine Seite hinter der letzten.',
        en: 'Shown is only what the server has just sent, and never a page past the last.',
      },
      holds: all(answeredOnly('showing', 'ok', 'loading'), (after) => {
        const meta = after.context.page?.meta;
        return (
          !is(after, 'showing') || (meta !== undefined && meta.current_page <= Math.ceil(meta.total / meta.per_page))
        );
      }),
    },
    {
      rule: {
        de: '„Nichts gefunden“ steht da, wenn es nichts gibt, und nur dann.',
        en: '“Nothing found” is said where there is nothing, and only there.',
      },
      holds: all(
        answeredOnly('empty', 'ok', 'loading'),
        (after) => !is(after, 'empty') || after.context.page?.meta.total === 0,
        (after) => !is(after, 'showing') || after.context.page?.meta.total !== 0,
      ),
    },
    {
      rule: {
        de: 'Kommt eine Seite hinter der letzten, wird die letzte geholt und die Adresse berichtigt.',
        en: 'Where a page past the last arrives, the last one is fetched and the address corrected.',
      },
      holds: (after, event, before, told) => {
        if (answerFor(event, 'loading') !== 'ok') return true;
        const { current_page, total } = (event as unknown as { output: { page: ListPage } }).output.page.meta;
        const last = Math.ceil(total / 20);
        if (total === 0) return is(after, 'empty');
        if (current_page <= last) return is(after, 'showing');
        const isAskedAnew = Object.values(after.children)[0] !== Object.values(before.children)[0];
        const isCorrected = JSON.stringify(told) === JSON.stringify([{ type: 'page.corrected', page: last }]);
        return is(after, 'loading') && after.context.query.page === last && isAskedAnew && isCorrected;
      },
    },
    {
      rule: {
        de: 'Eine Absage oder eine fehlende Antwort steht als solche da, und man kann es noch einmal versuchen.',
        en: 'A refusal or a missing answer is told as such, and one can try again.',
      },
      holds: all(
        (after, event) =>
          answerFor(event, 'loading') === 'ok' ||
          answered('loading', { refused: 'failed', failed: 'failed', crashed: 'failed' })(after, event),
        comesFrom('failed', 'loading'),
        (_, event, __, told) =>
          (answerFor(event, 'loading') === 'refused') === told.some(({ type }) => type === 'list.refused'),
        offered({ type: 'list.retry' }, 'failed'),
        leads('list.retry', 'loading'),
      ),
    },
    {
      rule: {
        de: 'Jede neue Suche zählt sofort, wo immer man steht; beim Tippen erst, wenn die Finger ruhen.',
        en: 'Every new query counts at once, wherever one stands; while typing only once the fingers rest.',
      },
      holds: all(
        begins('loading'),
        offered(turned, ...everywhere),
        offered(typed, ...everywhere),
        (after, event) =>
          event.type !== 'query.changed' ||
          (is(after, 'typing' in event && event['typing'] === true ? 'debouncing' : 'loading') &&
            JSON.stringify(after.context.query) === JSON.stringify('query' in event ? event['query'] : undefined)),
        elapses('rest', 'debouncing', 'loading'),
      ),
    },
    {
      rule: { de: 'Neu laden geht immer.', en: 'Loading anew is always possible.' },
      holds: all(offered({ type: 'list.refresh' }, ...everywhere), leads('list.refresh', 'loading')),
    },
    nobodyWaitsForever(listMachine, events),
  ],
  happyPath: ['loading', 'showing'],
};

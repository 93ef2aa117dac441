import { expect, test } from 'vitest';
import { lifecycles } from '../../../../machines/lifecycles.ts';
import { eventWords } from './event-words.ts';

test('the log has words for every event of a lifecycle', () => {
  const events = new Set(lifecycles.flatMap(({ transitions }) => transitions.map(({ event }) => event)));
  expect([...events].filter((event) => !(event in eventWords))).toEqual([]);
});

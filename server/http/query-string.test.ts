import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Failure } from './failure.ts';
import { parseQueryString } from './query-string.ts';

test('one value, a list and named filters', () => {
  const query = parseQueryString('page=2&order=-name&filter[a]=x+y&filter[b][]=1&filter[b][]=%32&ids[]=z');
  expect(JSON.parse(JSON.stringify(query))).toEqual({
    page: '2',
    order: '-name',
    filter: { a: 'x y', b: ['1', '2'] },
    ids: ['z'],
  });
});

test('any text is either read into objects without prototype or refused by a failure of ours', () => {
  const key = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'filter[__proto__]',
      'filter[constructor][]',
      'filter[a][b]',
      'a[]',
      '[]',
      'a[0]',
    ),
  );
  const text = fc
    .array(fc.tuple(key, fc.string()))
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
  fc.assert(
    fc.property(text, (sent) => {
      try {
        const query = parseQueryString(sent);
        expect(Object.getPrototypeOf(query)).toBeNull();
      } catch (error) {
        expect(error).toBeInstanceOf(Failure);
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

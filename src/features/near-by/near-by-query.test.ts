import { expect, test } from 'vitest';
import { nearBySearchOf } from './near-by-address.ts';
import { chosenIn, queryFor, toggled } from './near-by-query.ts';

const [one, other] = ['0198c5a0-0000-7000-8000-000000000001', '0198c5a0-0000-7000-8000-000000000002'] as const;

test('an address says how far, which occupations and which page; what it can’t mean is left out', () => {
  const asked = { radius: '50', occupations: `${one},${other}`, page: '2' };
  expect(nearBySearchOf({ ...asked, other: 'x' })).toEqual({ ...asked, order: undefined });
  const odd = nearBySearchOf({ radius: '26', occupations: `x,${one},`, page: '0' });
  expect(odd).toMatchObject({ radius: undefined, page: undefined });
  expect(chosenIn(odd)).toEqual([one]);
  expect(chosenIn(nearBySearchOf({ radius: 25, occupations: [one] }))).toEqual([]);
  expect(chosenIn({ occupations: Array.from({ length: 12 }, () => one).join(',') })).toHaveLength(10);
});

test('a chip adds its occupation or takes it away, and begins with the first page', () => {
  const chosen = toggled({ page: '3' }, one);
  expect(chosen).toEqual({ occupations: one, page: undefined });
  expect(toggled(chosen, other).occupations).toBe(`${one},${other}`);
  expect(toggled(chosen, one).occupations).toBeUndefined();
});

test('the server is asked for what the address says, and for towns', () => {
  expect(queryFor({})).toEqual({ append: 'towns' });
  expect(queryFor({ radius: '10', occupations: one, page: '2' })).toEqual({
    append: 'towns',
    page: '2',
    filter: { radius_km: '10', occupation_ids: [one] },
  });
});

import { expect, test } from 'vitest';
import type { SearchCounts } from '../../../contract/search/counts.schema.ts';
import { apiQueryOf, isAsking, matchContextOf, widened } from './search-asked.ts';
import { addressQueryOf } from './search-query.ts';

const id = '01a1f640-bc00-756f-acac-040b70cb648b';

test('an address means what the contract allows, and nothing else of it is asked', () => {
  const query = addressQueryOf({
    occupations: `${id},x`,
    radius: '1000',
    graduation: '9',
    page: '0',
    place: ' 10115 ',
    order: 'name',
    recommended: 'yes',
  });
  expect(apiQueryOf(query)).toEqual({ filter: { centre: '10115', radius_km: '50' } });
});

test('without a place no radius is asked for', () => {
  expect(apiQueryOf({ radius: '25', order: 'distance' })).toEqual({ order: 'distance', filter: {} });
});

test('the day of the order belongs to a page, and goes with the first', () => {
  expect(apiQueryOf(addressQueryOf({ page: '2', date: '2026-09-01' }))).toMatchObject({ order_date: '2026-09-01' });
  expect(addressQueryOf({ date: '2026-09-01' })).toMatchObject({ date: undefined });
});

test('certificates that can’t be compared are left out only beside a least certificate', () => {
  expect(apiQueryOf(addressQueryOf({ graduation: '3', ranked: 'true' }))).toEqual({
    filter: { graduation_rank: '3', ranked_only: 'true' },
  });
  expect(apiQueryOf(addressQueryOf({ ranked: 'true' }))).toEqual({ filter: {} });
});

test('a message carries the search it came from', () => {
  const query = addressQueryOf({
    occupations: id,
    related: 'kldb4',
    graduation: '3',
    place: 'Essen',
    radius: '25',
    new: 'true',
  });
  expect(matchContextOf(query)).toEqual({
    occupation_ids: [id],
    related: 'kldb4',
    graduation_rank: 3,
    centre: 'Essen',
    radius_km: 25,
  });
});

const counts = {
  radius_km: { '10': 0, '25': 0, '50': 0, '100': 2 },
  related: { none: 0, kldb4: 0, kldb3: 7 },
} as unknown as SearchCounts;

test('an empty search widens to the next radius that finds somebody, else to relatives, and says how many', () => {
  const query = { place: 'Essen', radius: '10', occupations: id, page: '2' };
  expect(widened(query, counts)).toEqual({ query: { ...query, radius: '100', page: undefined }, count: 2, km: 100 });
  const far = { ...query, radius: '100' };
  expect(widened(far, counts)).toEqual({
    query: { ...far, related: 'kldb3', page: undefined },
    count: 7,
    km: undefined,
  });
  expect(widened({ ...far, related: 'kldb3' }, { ...counts, related: null })).toBeUndefined();
  expect(widened(query, undefined)).toBeUndefined();
});

test('an address asks for something by a filter, a mark, an order or a run; a page alone is everybody', () => {
  expect(
    [{ place: 'Essen' }, { saved: 'true' }, { order: 'renewal' }, { alert_run_id: id }].map((query) =>
      isAsking(addressQueryOf(query)),
    ),
  ).toEqual([true, true, true, true]);
  expect(isAsking(addressQueryOf({ page: '2', all: 'true' }))).toBe(false);
});

test('blanks are no place', () => {
  expect(apiQueryOf(addressQueryOf({ place: ' \u00a0 ', radius: '25' }))).toEqual({ filter: {} });
});

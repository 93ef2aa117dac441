import { expect, test } from 'vitest';
import { addressQueryOf, apiQueryOf, matchContextOf, widened } from './search-query.ts';

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

test('an empty search widens radius first, then occupations, and then has nothing left to widen', () => {
  expect(widened({ place: 'Essen', occupations: id, page: '2' })).toMatchObject({ radius: '100', page: undefined });
  expect(widened({ place: 'Essen', radius: '100', occupations: id })).toMatchObject({ related: 'kldb4' });
  expect(widened({ place: 'Essen', radius: '100', occupations: id, related: 'kldb3' })).toBeUndefined();
});

test('blanks are no place', () => {
  expect(apiQueryOf(addressQueryOf({ place: ' \u00a0 ', radius: '25' }))).toEqual({ filter: {} });
});

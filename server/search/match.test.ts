import { expect, test } from 'vitest';
import { matchOf, type MatchFacts, roundedKm } from './match.ts';

const levels = { same: ['a'], kldb4: ['b'], kldb3: ['c'], kldb2: ['d'] };
const facts: MatchFacts = {
  occupation_id: 'a',
  levels,
  distance_km: 0,
  radius_km: 50,
  rank: 3,
  least_rank: 3,
  renewed_days: 0,
};

test('the same occupation at the centre with the graduation asked for, renewed today, is a full match', () => {
  expect(matchOf(facts)).toEqual({
    score: 100,
    reasons: [
      { kind: 'occupation', points: 40, level: 'same' },
      { kind: 'distance', points: 40, distance_km: 5 },
      { kind: 'graduation', points: 10, level: 'reached' },
      { kind: 'renewed', points: 10, days_ago: 0 },
    ],
  });
});

test.each([
  ['b', 30, 'kldb4'],
  ['c', 20, 'kldb3'],
  ['d', 10, 'kldb2'],
  ['x', 0, 'none'],
  [null, 0, 'none'],
] as const)('occupation %s is worth %i points', (occupation_id, points, level) => {
  expect(matchOf({ ...facts, occupation_id }).reasons[0]).toEqual({ kind: 'occupation', points, level });
});

test('distance counts linearly over the radius', () => {
  expect(matchOf({ ...facts, distance_km: 25 }).reasons[1]).toEqual({ kind: 'distance', points: 20, distance_km: 25 });
  expect(matchOf({ ...facts, distance_km: 50 }).reasons[1]).toEqual({ kind: 'distance', points: 0, distance_km: 50 });
});

test('what is missing scores nothing and says so', () => {
  expect(
    matchOf({ ...facts, levels: undefined, distance_km: undefined, least_rank: undefined, renewed_days: null }),
  ).toEqual({
    score: 0,
    reasons: [
      { kind: 'occupation', points: 0, level: 'not_asked' },
      { kind: 'distance', points: 0, distance_km: null },
      { kind: 'graduation', points: 0, level: 'not_asked' },
      { kind: 'renewed', points: 0, days_ago: null },
    ],
  });
});

test('a graduation without a rank is not held against anyone, and not for them', () => {
  expect(matchOf({ ...facts, rank: null }).reasons[2]).toEqual({ kind: 'graduation', points: 0, level: 'unknown' });
});

test('a renewal fades from the fourteenth to the sixtieth day', () => {
  const points = [14, 37, 60, 400].map((renewed_days) => matchOf({ ...facts, renewed_days }).reasons[3]?.points);
  expect(points).toEqual([10, 5, 0, 0]);
});

test('employers learn distances in steps of five kilometres, never less than five', () => {
  expect([0, 2, 5, 5.2, 7, 8, 48].map(roundedKm), '5 is said as at most 5').toEqual([5, 5, 5, 10, 10, 10, 50]);
});

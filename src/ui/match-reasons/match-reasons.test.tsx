import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Match } from '../../../contract/search/search.schema.ts';
import { show } from '../../../tests/support/show.tsx';
import { hasReasons, MatchReasons } from './match-reasons.tsx';

const good: Match = {
  score: 90,
  reasons: [
    { kind: 'occupation', points: 40, level: 'same' },
    { kind: 'distance', points: 40, distance_km: 5 },
    { kind: 'graduation', points: 0, level: 'unknown' },
    { kind: 'renewed', points: 10, days_ago: 1 },
  ],
};
const none: Match = {
  score: 0,
  reasons: [
    { kind: 'occupation', points: 0, level: 'none' },
    { kind: 'distance', points: 0, distance_km: null },
  ],
};

test('only what speaks for it is told, in words to the applicant', () => {
  show(<MatchReasons match={good} />);
  expect(screen.getAllByRole('listitem').map((reason) => reason.textContent)).toEqual([
    'They train for exactly the job you are looking for.',
    'They are at most 5 km away from you.',
    'You said recently that you are looking.',
  ]);
});

test('where nothing speaks for it there is no empty list', () => {
  const { container } = show(<MatchReasons match={none} />);
  expect([container.innerHTML, hasReasons(none), hasReasons(good)]).toEqual(['', false, true]);
});

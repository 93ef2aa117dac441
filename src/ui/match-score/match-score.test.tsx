import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MatchReason } from '../../../contract/search/search.schema.ts';
import { show } from '../../../tests/support/show.tsx';
import { MatchScore, whatFits } from './match-score.tsx';

const lines = (reasons: MatchReason[]) => {
  const { unmount } = show(<MatchScore match={{ score: 0, reasons }} />);
  const said = screen
    .getAllByRole('listitem')
    .map((line) => [...line.querySelectorAll(':scope > span')].map((part) => part.lastChild?.textContent).join(': '));
  unmount();
  return said;
};

test('each reason says in words what it is, and how many points of how many it gives', () => {
  expect(
    lines([
      { kind: 'occupation', points: 40, level: 'same' },
      { kind: 'distance', points: 26, distance_km: 12 },
      { kind: 'graduation', points: 10, level: 'reached' },
      { kind: 'renewed', points: 5, days_ago: 9 },
    ]),
  ).toEqual([
    'The occupation searched for: 40 of 40 points',
    'About 12 km away: 26 of 40 points',
    'Certificate as asked for: 10 of 10 points',
    'Search renewed 9 days ago: 5 of 10 points',
  ]);
});

test.each<[MatchReason, string]>([
  [{ kind: 'distance', points: 39, distance_km: 5 }, 'At most 5 km away: 39 of 40 points'],
  [{ kind: 'distance', points: 0, distance_km: null }, 'No place was searched for: 0 of 40 points'],
  [{ kind: 'renewed', points: 10, days_ago: 0 }, 'Search renewed today: 10 of 10 points'],
  [{ kind: 'renewed', points: 9, days_ago: 1 }, 'Search renewed yesterday: 9 of 10 points'],
  [{ kind: 'renewed', points: 0, days_ago: null }, 'Search not renewed yet: 0 of 10 points'],
  [{ kind: 'occupation', points: 0, level: 'none' }, 'Another occupation: 0 of 40 points'],
])('%j is said as %j', (reason, words) => {
  expect(lines([reason])).toEqual([words]);
});

test('what fits leaves out what wasn’t asked for and what counts for nothing', () => {
  const renewed: MatchReason = { kind: 'renewed', points: 8, days_ago: 3 };
  const reasons: MatchReason[] = [
    { kind: 'occupation', points: 0, level: 'not_asked' },
    { kind: 'distance', points: 0, distance_km: 480 },
    { kind: 'graduation', points: 0, level: 'not_asked' },
    renewed,
  ];
  expect(whatFits({ score: 8, reasons })).toEqual({ score: 8, reasons: [renewed] });
});

import type { Examples } from '../gallery/examples.tsx';
import { MatchScore } from './match-score.tsx';

export const examples: Examples = {
  title: 'Match score',
  group: 'Data',
  states: () => ({
    'a good match': (
      <MatchScore
        match={{
          score: 86,
          reasons: [
            { kind: 'occupation', points: 40, level: 'same' },
            { kind: 'distance', points: 26, distance_km: 12 },
            { kind: 'graduation', points: 10, level: 'reached' },
            { kind: 'renewed', points: 10, days_ago: 0 },
          ],
        }}
      />
    ),
    'little to go by': (
      <MatchScore
        match={{
          score: 0,
          reasons: [
            { kind: 'occupation', points: 0, level: 'not_asked' },
            { kind: 'distance', points: 0, distance_km: null },
            { kind: 'graduation', points: 0, level: 'unknown' },
            { kind: 'renewed', points: 0, days_ago: null },
          ],
        }}
      />
    ),
  }),
};

import type { Examples } from '../gallery/examples.tsx';
import { MatchReasons } from './match-reasons.tsx';

export const examples: Examples = {
  title: 'Match reasons',
  group: 'Data',
  states: () => ({
    'every reason applies': (
      <MatchReasons
        match={{
          score: 86,
          reasons: [
            { kind: 'occupation', points: 40, level: 'same' },
            { kind: 'distance', points: 36, distance_km: 12 },
            { kind: 'graduation', points: 10, level: 'reached' },
            { kind: 'renewed', points: 10, days_ago: 2 },
          ],
        }}
      />
    ),
    'a related job next door': (
      <MatchReasons
        match={{
          score: 60,
          reasons: [
            { kind: 'occupation', points: 20, level: 'kldb4' },
            { kind: 'distance', points: 40, distance_km: 2 },
          ],
        }}
      />
    ),
  }),
};

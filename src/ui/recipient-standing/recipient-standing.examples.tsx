import { Text } from '../heading/heading.tsx';
import type { Examples } from '../gallery/examples.tsx';
import { RecipientStanding } from './recipient-standing.tsx';

const yes = { at: '2026-03-02T10:00:00Z', until: null, withdrawn_at: null, deletion_confirmed_at: null };
const back = { until: '2026-03-09T10:00:00Z', withdrawn_at: '2026-03-09T10:00:00Z', has_access: false };

const states = {
  'has them': { ...yes, has_access: true },
  'has them until a day': { ...yes, until: '2026-04-02T10:00:00Z', has_access: true },
  'has run out': { ...yes, until: '2026-04-02T10:00:00Z', has_access: false },
  'taken back': { ...yes, ...back },
  'deletion confirmed': { ...yes, ...back, deletion_confirmed_at: '2026-03-10T10:00:00Z' },
} as const;

export const examples: Examples = {
  title: 'Recipient standing',
  group: 'Data',
  states: () =>
    Object.fromEntries(
      Object.entries(states).map(([name, recipient]) => [
        name,
        <Text key={name}>
          <RecipientStanding recipient={recipient} />
        </Text>,
      ]),
    ),
};

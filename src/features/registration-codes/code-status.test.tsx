import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { useCodeStatus } from './code-status.tsx';

type Code = Parameters<typeof useCodeStatus>[0];
const code: Code = { status: 'active', valid_from: null, valid_until: null, max_uses: null, times_used: 0 };

function Sentence(changes: Partial<Code>) {
  return <p>{useCodeStatus({ ...code, ...changes }).sentence}</p>;
}

test.each<[Partial<Code>, string]>([
  [{}, 'Applicants can register with this code.'],
  [{ valid_until: '2026-12-31' }, 'Applicants can register with this code until Dec 31, 2026.'],
  [
    { status: 'expired', valid_until: '2026-10-23', max_uses: 20, times_used: 3 },
    'The last day was Oct 23, 2026. Choose a later one, then extend it.',
  ],
  [
    { status: 'expired', valid_until: '2027-10-23', max_uses: 20, times_used: 20 },
    'All registrations are used up. Allow more, then extend it.',
  ],
])('a code %j says how long it counts, or why no longer: %s', (changes, sentence) => {
  show(<Sentence {...changes} />);
  expect(screen.getByText(sentence)).toBeDefined();
});

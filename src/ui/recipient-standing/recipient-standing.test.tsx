import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { RecipientStanding } from './recipient-standing.tsx';

const yes = { at: '2026-03-02T10:00:00Z', until: null, withdrawn_at: null, deletion_confirmed_at: null };
const back = { until: '2026-03-09T10:00:00Z', withdrawn_at: '2026-03-09T10:00:00Z', has_access: false };

test.each([
  ['a company that has them', { ...yes, has_access: true }, 'Has them since March 2, 2026.'],
  [
    'a company that has them for a while yet',
    { ...yes, until: '2026-04-02T10:00:00Z', has_access: true },
    'Has them since March 2, 2026, sees them until April 2, 2026.',
  ],
  [
    'a company whose time has run out',
    { ...yes, until: '2026-04-02T10:00:00Z', has_access: false },
    'Had them from March 2, 2026 to April 2, 2026.',
  ],
  [
    'a company that was asked to delete them',
    { ...yes, ...back },
    'Had them from March 2, 2026 to March 9, 2026. Asked to delete them, not confirmed yet.',
  ],
  [
    'a company that has deleted them',
    { ...yes, ...back, deletion_confirmed_at: '2026-03-10T10:00:00Z' },
    'Had them from March 2, 2026 to March 9, 2026. Confirmed on March 10, 2026 that they are deleted.',
  ],
])('%s is said to be that', (_, recipient, sentence) => {
  expect(show(<RecipientStanding recipient={recipient} />).container.textContent).toBe(sentence);
});

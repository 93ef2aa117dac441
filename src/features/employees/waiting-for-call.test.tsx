import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToCall } from '../../../contract/statistics/agenda.schema.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { WaitingForCall } from './waiting-for-call.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 8) }));
afterEach(() => vi.useRealTimers());

const yes = (firstname: string, at: Date): ToCall => ({
  ping_id: firstname,
  fullname: `${firstname} Klein`,
  name: 'Ahorn 42',
  occupation: 'Koch/Köchin',
  email: 'an@example.org',
  phonenumber: null,
  reachable_from: firstname === 'Cem' ? 16 : null,
  said_yes_at: at.toISOString(),
  tried_at: firstname === 'Anh' ? new Date(2026, 10, 20, 9).toISOString() : null,
});

test('who said yes is called by name, with the days they have waited as a calendar counts them, and who was called in vain', async () => {
  const toCall = [
    yes('Anh', new Date(2026, 10, 19, 23)),
    yes('Bo', new Date(2026, 10, 21, 23, 59)),
    yes('Cem', new Date(2026, 10, 22, 0, 1)),
  ];
  await showMember(<WaitingForCall calls={{ total: 3, rows: toCall }} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Anh Kleinwaiting for 3 days · not reached on Fri, Nov 20 · Koch/Köchin · Ahorn 42an@example.org',
    'Bo Kleinwaiting since yesterday · Koch/Köchin · Ahorn 42an@example.org',
    'Cem Kleinsaid yes today · Koch/Köchin · from 16:00 · Ahorn 42an@example.org',
  ]);
});

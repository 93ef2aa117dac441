import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import type { SearchingSide } from './employee-dashboard.calls.ts';
import { WaitingForCall } from './waiting-for-call.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 8) }));
afterEach(() => vi.useRealTimers());

const yes = (firstname: string, at: Date): OrganizationPing =>
  ({
    id: firstname,
    release: { at: at.toISOString() },
    applicant: {
      name: 'Ahorn 42',
      occupation: 'Koch/Köchin',
      contact: { firstname, lastname: 'Klein', email: 'an@example.org', phonenumber: null },
    },
  }) as unknown as OrganizationPing;

test('who said yes is called by name, with the days they have waited as a calendar counts them', async () => {
  const toCall = [
    yes('Anh', new Date(2026, 10, 19, 23)),
    yes('Bo', new Date(2026, 10, 21, 23, 59)),
    yes('Cem', new Date(2026, 10, 22, 0, 1)),
  ];
  const search = { pings: { waiting: 3 }, toCall } as unknown as SearchingSide;
  await showMember(<WaitingForCall search={search} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const facts = 'Ahorn 42 · Koch/Köchin · ';
  expect(lines).toEqual([
    `Anh Klein${facts}waiting for 3 daysan@example.org`,
    `Bo Klein${facts}waiting since yesterdayan@example.org`,
    `Cem Klein${facts}said yes todayan@example.org`,
  ]);
});

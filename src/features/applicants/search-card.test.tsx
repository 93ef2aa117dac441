import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { SearchCard } from './search-card.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const card = async (facts: Partial<OwnApplicant>) => {
  const me = anApplicant(facts);
  if (me.applicant) await showAs(me, <SearchCard applicant={me.applicant} companies={[]} />);
};
const still = () => screen.queryByRole('button', { name: 'I am still looking' });
const end = () => screen.queryByText(/^Your search ends on/);

test('while it has just been confirmed and runs for long, nothing is to be renewed', async () => {
  await card({ renewed_lately: true, looking_until: inDays(80) });
  expect([still(), end()]).toEqual([null, null]);
});

test('after 30 days renewing moves one forward, and that is what is said', async () => {
  await card({ renewed_lately: false, looking_until: inDays(50) });
  expect(still()).not.toBeNull();
  expect(end()).toBeNull();
  expect(screen.getByText(/first see those who have said so in the last 30 days/)).toBeDefined();
});

test('in the last two weeks the day is told', async () => {
  await card({ renewed_lately: false, looking_until: inDays(13) });
  expect([still(), end()].every((it) => it !== null)).toBe(true);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { DeletionCard } from './deletion-card.tsx';

const words = async (minor: boolean): Promise<string> => {
  await showAs(anApplicant({ minor }), <DeletionCard proofMonths={36} />);
  const [goes, stays] = screen.getAllByRole('list').map(({ textContent }) => textContent);
  expect(stays).toContain('for 36 months, without your name');
  return goes ?? '';
};

test('who deletes as a minor reads what becomes of the guardian', async () => {
  const told = await words(true);
  expect(told).toContain('what we know of your parents or guardian');
  expect(told).toContain('We don’t write to them about it, and they can’t agree any more');
});

test('an adult reads nothing about parents', async () => {
  const told = await words(false);
  expect(told).toContain('your name, e-mail and postal address');
  expect(told).not.toMatch(/parent|guardian/i);
});

test('administrators read what keeps the only one, and nobody else of the team', async () => {
  const alone = /The only administrator can’t delete/;
  const { unmount } = await showAs(meOf('administrator'), <DeletionCard proofMonths={36} />);
  expect(screen.queryAllByText(alone)).toHaveLength(1);
  unmount();
  await showAs(meOf('tenant_member'), <DeletionCard proofMonths={36} />);
  expect(screen.queryByText(alone)).toBeNull();
});

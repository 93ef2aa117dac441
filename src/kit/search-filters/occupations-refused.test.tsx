import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { activateLocale } from '../../i18n/catalogs.ts';
import { OccupationsFilter } from './occupations-filter.tsx';

// In a file of its own: a failure is kept for a second, for every page of a document.
beforeAll(() => activateLocale('en'));
afterEach(() => vi.unstubAllGlobals());

test('where it can’t be fetched it says how many are chosen, and a later touch tries again', async () => {
  const requests = answering([500, { message: '', code: 'internal' }]);
  const { user, told } = await showMember(
    <OccupationsFilter name="occupations" label="Occupations" values={['cook']} onChange={() => {}} />,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Occupations' });
  expect(input.placeholder).toBe('1 occupation chosen');
  await expect.poll(() => told.length, { timeout: 5000 }).toBe(1);
  const touch = async () => {
    await user.click(document.body);
    await user.click(input);
    return requests.length;
  };
  await expect.poll(touch, { timeout: 5000 }).toBe(2);
});

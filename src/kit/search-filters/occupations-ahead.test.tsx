import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { activateLocale } from '../../i18n/catalogs.ts';
import { OccupationsFilter } from './occupations-filter.tsx';

// In a file of its own: once fetched, the field is there for every page of a document.
beforeAll(() => activateLocale('en'));
afterEach(() => vi.unstubAllGlobals());

test('it is fetched once the page rests, before anybody has come to it', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: true } }));
  const requests = answering([200, { data: [], meta: { current_page: 1, per_page: 2, total: 0 } }]);
  await showMember(<OccupationsFilter name="occupations" label="Occupations" values={[]} onChange={() => {}} />);
  const input = () => screen.getByRole('combobox', { name: 'Occupations' });
  await expect.poll(() => input().getAttribute('aria-controls'), { timeout: 5000 }).not.toBeNull();
  expect([requests.length, document.activeElement]).toEqual([1, document.body]);
});

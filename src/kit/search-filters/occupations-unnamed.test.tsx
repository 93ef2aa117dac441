import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
// Read here already: the test's own loader may take longer than its patience.
import '../../forms/occupations/occupations-field.tsx';
import { activateLocale } from '../../i18n/catalogs.ts';
import { OccupationsFilter } from './occupations-filter.tsx';

const joiner = '0198c5a0-0000-7000-8000-000000000001';

// The words of the list come with it, in the language that is shown.
beforeAll(() => activateLocale('en'));
afterEach(() => vi.unstubAllGlobals());

// Alone in its file: once the list has come, all of it is named for as long as the document lives.
test('what is chosen stands there without a touch, and is not counted any more once it has its names', async () => {
  answering([
    200,
    {
      data: [{ id: joiner, kind: 'occupation', name: 'Tischler/in', en: 'Joiner', words: ['Schreiner/in'] }],
      meta: { current_page: 1, per_page: 1, total: 1 },
    },
  ]);
  await showMember(
    <OccupationsFilter name="occupations" label="Occupations" values={[joiner]} onChange={() => undefined} />,
  );
  const remove = await screen.findByRole('button', { name: 'Remove Tischler/in' });
  // the list of the field that has come, not of the one that stood there before
  expect(within(screen.getByRole('list', { name: 'Occupations' })).getByRole('button')).toBe(remove);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Occupations' }).placeholder).toBe('');
  expect(document.activeElement).toBe(document.body);
});

import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
// Read here already: the test's own loader may take longer than its patience.
import '../../forms/occupations/occupations-field.tsx';
import { activateLocale } from '../../i18n/catalogs.ts';
import { Kept } from '../../ui/gallery/examples.tsx';
import { nameOccupations } from '../occupation-names.ts';
import { OccupationsFilter } from './occupations-filter.tsx';

const joiner = '0198c5a0-0000-7000-8000-000000000001';
const cook = '0198c5a0-0000-7000-8000-000000000002';
const answer = {
  data: [
    { id: joiner, kind: 'occupation', name: 'Tischler/in', en: 'Joiner', words: ['Schreiner/in'] },
    { id: cook, kind: 'occupation', name: 'Koch/Köchin', en: 'Cook', words: [] },
  ],
  meta: { current_page: 1, per_page: 2, total: 2 },
};

// The words of the list come with it, in the language that is shown.
beforeAll(() => activateLocale('en'));
afterEach(() => vi.unstubAllGlobals());

const showFilter = (start = '') =>
  showMember(
    <Kept start={start}>
      {(value, keep) => (
        <>
          <OccupationsFilter
            name="occupations"
            label="Occupations"
            values={value === '' ? [] : value.split(',')}
            onChange={(ids) => keep(ids.join(','))}
          />
          <output>{value}</output>
        </>
      )}
    </Kept>,
  );
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Occupations' });
const chosen = () => document.querySelector('output')?.textContent;

const onConnection = (saveData: boolean): void => {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { connection: { value: { saveData } }, onLine: { value: true } }),
  );
};
beforeEach(() => onConnection(true));

test('where data is saved nothing is fetched for a field that nobody touches', async () => {
  const requests = answering([200, answer]);
  await showFilter();
  expect([input().value, requests.length]).toEqual(['', 0]);
});

test('what was named beforehand stands there without the list, and goes with a touch', async () => {
  const requests = answering([200, { ...answer, data: [answer.data[1]] }]);
  await nameOccupations({ occupations: cook });
  expect(decodeURIComponent(requests[0]?.url ?? '')).toContain(`filter[id][]=${cook}`);
  const { user } = await showFilter(cook);
  await user.click(screen.getByRole('button', { name: 'Remove Koch/Köchin' }));
  expect([chosen(), requests.length]).toEqual(['', 1]);
});

test('letters and the focus are still there when the list has come, and are searched for', async () => {
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  vi.stubGlobal('fetch', async () => {
    await arriving;
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
  const { user } = await showFilter();
  await user.type(input(), 'schrein');
  expect([input().value, screen.queryAllByRole('option').length]).toEqual(['schrein', 0]);
  arrive();
  expect((await screen.findByRole('option')).textContent).toContain('Tischler/in');
  expect([document.activeElement === input(), input().value]).toEqual([true, 'schrein']);
  await user.keyboard('er{Enter}');
  expect(chosen()).toBe(joiner);
});

import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { answering, showMember } from '../../../../tests/support/show-member.tsx';
import { activateLocale } from '../../../i18n/catalogs.ts';
import { nameOccupationsBy } from '../../../kit/occupation-names.ts';
import { Kept } from '../../../ui/gallery/examples.tsx';
// Read here already: the test's own loader may take longer than its patience.
import './occupation-filter.tsx';
import { useOccupationFilter } from './use-occupation-filter.tsx';

const joiner = { id: '0198c5a0-0000-7000-8000-000000000001', kind: 'occupation', name: 'Tischler/in' };
const cook = { id: '0198c5a0-0000-7000-8000-000000000002', kind: 'occupation', name: 'Koch/Köchin' };
const answer = (...known: readonly object[]) =>
  [
    200,
    {
      data: known.map((one) => ({ en: null, words: ['Schreiner/in'], ...one })),
      meta: { current_page: 1, per_page: 2, total: known.length },
    },
  ] as const;

// The words of the list come with it, in the language that is shown.
beforeAll(() => activateLocale('en'));
afterEach(() => vi.unstubAllGlobals());

function Filter({ id, onChange }: { readonly id: string; readonly onChange: (id: string) => void }) {
  const { name, label, control } = useOccupationFilter();
  return control?.({ name, label, value: id === '' ? undefined : id, onChange: (next) => onChange(next ?? '') });
}

test('the one of the address is named alone; all come with a touch, and everybody’s words find them', async () => {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { connection: { value: { saveData: true } }, onLine: { value: true } }),
  );
  const requests = answering(answer(cook), answer(joiner, cook));
  await nameOccupationsBy([cook.id]);
  expect(decodeURIComponent(requests[0]?.url ?? '')).toContain(`filter[id][]=${cook.id}`);
  const { user } = await showMember(
    <Kept start={cook.id}>
      {(value, keep) => (
        <>
          <Filter id={value} onChange={keep} />
          <output>{value}</output>
        </>
      )}
    </Kept>,
  );
  const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Occupation' });
  expect([input().value, requests.length]).toEqual(['Koch/Köchin', 1]);
  await user.clear(input());
  await user.type(input(), 'schreiner');
  const option = await screen.findByRole('option', { name: /Tischler/ });
  expect(requests).toHaveLength(2);
  await user.click(option);
  expect([document.querySelector('output')?.textContent, input().value]).toEqual([joiner.id, 'Tischler/in']);
});

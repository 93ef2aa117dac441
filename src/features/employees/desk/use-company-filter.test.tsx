import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answering, showMember } from '../../../../tests/support/show-member.tsx';
import { useCompanyFilter } from './use-company-filter.tsx';

afterEach(() => vi.unstubAllGlobals());

function Filter({ id }: { readonly id: string }) {
  const { name, label, control } = useCompanyFilter({ id, name: 'Zimmerei Ahorn' });
  return control?.({ name, label, value: id, onChange: () => {} });
}

test('a filter that nobody touches asks for no companies where data is saved, and says which one is chosen', async () => {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { connection: { value: { saveData: true } }, onLine: { value: true } }),
  );
  const requests = answering([200, { data: [], meta: { total: 0, per_page: 20, current_page: 1 } }]);
  const { user } = await showMember(<Filter id="01890000-0000-7000-8000-0000000000ff" />);
  const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Company' });
  expect([input().value, requests.length]).toEqual(['Zimmerei Ahorn', 0]);
  await user.click(input());
  await expect.poll(() => requests.length, { timeout: 5000 }).toBe(1);
  expect([document.activeElement === input(), input().value]).toEqual([true, 'Zimmerei Ahorn']);
});

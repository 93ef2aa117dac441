import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answering, showMember } from '../../../../tests/support/show-member.tsx';
import { CompanyFilter } from './company-filter.tsx';

afterEach(() => vi.unstubAllGlobals());

const ids = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'] as const;
const found = (...names: readonly string[]) =>
  [
    200,
    {
      data: names.map((name, at) => ({
        id: ids[at],
        name,
        city: null,
        status: 'active',
        usage_type: 'searching',
        created_at: '2026-01-01T00:00:00.000Z',
        employees: 1,
        invited: 0,
        held: 0,
        last_active_days: 0,
        stalled: false,
        with_profile: true,
        with_code: false,
        with_alert: false,
        events: [],
      })),
      meta: { total: names.length, per_page: 20, current_page: 1 },
    },
  ] as const;

async function shown(chosen?: { readonly id: string; readonly name: string }) {
  const requests = answering(found('Rheinwerk GmbH', 'Rheinblick'));
  const onChange = vi.fn<(id: string | undefined) => void>();
  const drawn = await showMember(
    <CompanyFilter name="organization_id" label="Company" placeholder="All" chosen={chosen} onChange={onChange} />,
  );
  return { ...drawn, requests, onChange };
}

test('a company is found by what the server knows of its name, and chosen by its id', async () => {
  const { user, requests, onChange } = await shown();
  const field = screen.getByRole('combobox', { name: 'Company' });
  await user.type(field, 'rhein');
  await vi.waitFor(() => expect(requests.at(-1)?.url).toContain('filter%5Bq%5D=rhein'));
  await user.click(await screen.findByRole('option', { name: 'Rheinblick' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(ids[1]);
});

test('the one of the address keeps its name, whatever is offered, and goes with its letters', async () => {
  const { user, onChange } = await shown({ id: '01890000-0000-7000-8000-0000000000ff', name: 'Zimmerei Ahorn' });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Company' });
  expect(field.value).toBe('Zimmerei Ahorn');
  await user.clear(field);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(undefined);
});

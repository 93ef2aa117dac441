import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '../../tests/support/show-member.tsx';
import { loadEmployees } from './organizations.loaders.ts';

afterEach(() => vi.unstubAllGlobals());

const id = '01890000-0000-7000-8000-000000000001';
const nobody = [200, { data: [], meta: { total: 0, per_page: 20, current_page: 1 } }] as const;
const { signal } = new AbortController();

test('those of one company are asked for by its id, and a company that is gone leaves the list empty, not broken', async () => {
  const requests = answering(nobody, [404, { code: 'not_found', message: '' }]);
  const { page, company } = await loadEmployees({ organization_id: id }, signal);
  expect(requests.map(({ url }) => decodeURIComponent(url))).toEqual([
    expect.stringContaining(`filter[organization_id]=${id}`),
    expect.stringContaining(`/organizations/${id}`),
  ]);
  expect([page.data, company]).toEqual([[], null]);
});

test('without one nobody is asked what it is called', async () => {
  const requests = answering(nobody);
  expect((await loadEmployees({}, signal)).company).toBeNull();
  expect(requests).toHaveLength(1);
});

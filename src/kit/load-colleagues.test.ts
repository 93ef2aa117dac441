import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '../../tests/support/show-member.tsx';
import { loadColleagues } from './load-colleagues.ts';

afterEach(() => vi.unstubAllGlobals());

const onPage = (current_page: number) => ({
  id: `0198f0a0-0000-7000-8000-00000000000${current_page}`,
  firstname: 'Mia',
  lastname: `Of page ${current_page}`,
  email: 'mia@example.org',
  organization: null,
  verified: true,
  status: 'active',
  leaves_at: null,
  created_at: '2026-03-02T08:00:00.000Z',
  invited_by: null,
  last_active_days: 0,
  events: [],
  meta: { position: null, phonenumber: null },
});
const page = (current_page: number, total: number) =>
  [200, { data: [onPage(current_page)], meta: { current_page, per_page: 100, total } }] as const;

test('everybody is offered, however many there are', async () => {
  const requests = answering(page(1, 230), page(2, 230), page(3, 230));
  const colleagues = await loadColleagues(new AbortController().signal);
  expect(colleagues.map(({ lastname }) => lastname)).toEqual(['Of page 1', 'Of page 2', 'Of page 3']);
  expect(requests.map(({ url }) => new URL(url).searchParams.get('page'))).toEqual(['1', '2', '3']);
  expect(requests.map(({ url }) => new URL(url).searchParams.get('filter[status]'))).toEqual(Array(3).fill('active'));
});

test('one page is asked for where that is all', async () => {
  const requests = answering(page(1, 0));
  await loadColleagues(new AbortController().signal);
  expect(requests.length).toBe(1);
});

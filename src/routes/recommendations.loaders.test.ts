import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '../../tests/support/show-member.tsx';
import { loadList } from './recommendations.loaders.ts';

afterEach(() => vi.unstubAllGlobals());

const none = [200, { data: [], meta: { total: 0, per_page: 20, current_page: 1 } }] as const;

test('a code in the address that is none of the company’s leaves its list, without a name', async () => {
  const requests = answering(none, none, [404, { error: { code: 'not_found' } }]);
  const code = '0198c5a0-0000-7000-8000-000000000009';
  expect(await loadList({ code }, new AbortController().signal)).toMatchObject({ codes: [] });
  expect(requests.map(({ url }) => new URL(url).pathname)).toContain(`/api/v1/registration-codes/${code}`);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { endpoint } from '../../../contract/kit/endpoint.ts';
import { saveExport } from './account.calls.ts';
import { download } from '../../api/download.ts';
import { connectApi } from '../../api/listeners.ts';

const table = endpoint({
  name: 'test.table',
  method: 'GET',
  path: '/v1/tables/_csv',
  summary: 'For this test.',
  access: { stage: 'session' },
  response: v.any(),
});

const clicked: HTMLAnchorElement[] = [];
const revoked = vi.fn<(url: string) => void>();
let disconnect = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  clicked.length = 0;
  revoked.mockClear();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(this);
  });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:of-the-file';
      static override revokeObjectURL = revoked;
    },
  );
  const headers = { 'content-disposition': 'attachment; filename="app-progress-2026-11-20.csv"' };
  vi.stubGlobal('fetch', async () => new Response('Company', { headers }));
  const nothing = () => {};
  disconnect = connectApi({
    epoch: () => 7,
    person: () => undefined,
    onAnotherPerson: nothing,
    onUnauthenticated: nothing,
    onGateRefused: nothing,
    onTooManyRequests: nothing,
    onNewerProgram: nothing,
  });
});
afterEach(() => {
  disconnect();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['a table', () => download(table, {}), 'app-progress-2026-11-20.csv'],
  [
    'an export',
    async () => saveExport({ tenant: { slug: 'app' }, exported_at: '2026-11-20T09:00:00Z' } as never),
    'app-2026-11-20.json',
  ],
])('%s is still there when the browser reads it after the click, and not for ever', async (_, take, name) => {
  await take();
  expect(clicked.map(({ href, download: called }) => [href, called])).toEqual([['blob:of-the-file', name]]);
  vi.advanceTimersByTime(1_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_600_000);
  expect(revoked.mock.calls).toEqual([['blob:of-the-file']]);
});

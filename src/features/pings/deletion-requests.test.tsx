import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { DeletionRequests } from './deletion-requests.tsx';

afterEach(() => vi.unstubAllGlobals());

const at = '2026-05-03T10:00:00.000Z';
const request = { released_at: at, requested_at: at, confirmed_at: null };
const requests = [
  { ...request, id: '0198c5a0-0000-7000-8000-000000000001', ping_id: null, name: 'Ahorn 42' },
  {
    ...request,
    id: '0198c5a0-0000-7000-8000-000000000002',
    ping_id: '0198c5a0-0000-7000-8000-000000000003',
    name: 'Erle 7',
  },
];
const onChanged = vi.fn<() => Promise<void>>(async () => {});

test('what is to be confirmed stands there by name and day, each with its button', async () => {
  const sent = answering([200, { data: { ...requests[1], confirmed_at: at } }]);
  const { user } = await showMember(<DeletionRequests requests={requests} onChanged={onChanged} />);
  const block = screen.getByRole('region', { name: '2 deletions to confirm' });
  expect(
    within(block)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringMatching(/^Ahorn 42yes of May 3, 2026/), expect.stringMatching(/^Erle 7yes of May 3, 2026/)]);
  await user.click(screen.getByRole('button', { name: 'Confirm as deleted: Erle 7' }));
  await user.click(screen.getByRole('button', { name: 'Yes, deleted' }));
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    `/api/v1/deletion-requests/${requests[1]?.id}/confirmation`,
  ]);
});

test('where there is nothing to confirm, nothing is said', async () => {
  await showMember(<DeletionRequests requests={[]} onChanged={onChanged} />);
  expect(screen.queryByRole('region')).toBeNull();
});

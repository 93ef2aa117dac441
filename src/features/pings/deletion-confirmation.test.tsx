import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showMember } from '../../../tests/support/show-member.tsx';
import { DeletionConfirmation } from './deletion-confirmation.tsx';

afterEach(() => vi.unstubAllGlobals());

test('that contact details are deleted is said for one person by name, and only after a question', async () => {
  document.cookie = 'XSRF-TOKEN=known; path=/';
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return new Promise(() => {});
  });
  const { user } = await showMember(<DeletionConfirmation id="1" name="Ahorn 42" onChanged={async () => {}} />);
  await user.click(screen.getByRole('button', { name: 'Confirm as deleted: Ahorn 42' }));
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yes, deleted' }));
  await expect.poll(() => requests.length).toBe(1);
});
